/** A link of the header, the mobile menu or the footer. */
export type NavigationLink = { name: string; href: string };

/**
 * A page as the menu of its section shows it. `note` is the end of its line, false where only the server knows it;
 * `colour` is the class of its mark.
 */
export type MenuLink = NavigationLink & { note?: string | false; colour?: string };

/** The pages of those sections of the header that open as menus, by the section's address. */
export type SectionMenus = Readonly<Record<string, readonly MenuLink[]>>;

/** The entries of the header: the specification's six, and the way to the tools. */
export const mainNavigation: readonly NavigationLink[] = [
  { name: "Home", href: "/" },
  { name: "Red Light 101", href: "/red-light-101" },
  { name: "Benefits", href: "/benefits" },
  { name: "Evidence", href: "/evidence" },
  { name: "Reviews", href: "/reviews" },
  { name: "Blog", href: "/blog" },
  { name: "Shop", href: "/shop" },
];

/** The guides, as the footer and the page of all guides name them. */
export const guideLinks: readonly NavigationLink[] = [
  { name: "What is red light therapy?", href: "/guide/what-is-red-light-therapy" },
  { name: "Getting started", href: "/guide/getting-started" },
  { name: "Protocols", href: "/guide/protocols" },
  { name: "Safety", href: "/guide/safety" },
  { name: "Wavelengths", href: "/guide/wavelengths" },
  { name: "Questions and answers", href: "/guide/faq" },
];

/** The link groups of the footer. */
export const footerNavigation: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: "Guides",
    links: [
      ...guideLinks,
      { name: "All guides", href: "/guides" },
      { name: "Research", href: "/research" },
    ],
  },
  {
    title: "Benefits",
    links: [
      { name: "Skin health", href: "/benefits/skin-health" },
      { name: "Pain relief", href: "/benefits/pain-relief" },
      { name: "Hair growth", href: "/benefits/hair-growth" },
      { name: "Sleep and energy", href: "/benefits/sleep-energy" },
      { name: "Athletic performance", href: "/benefits/athletic-performance" },
    ],
  },
  {
    title: "Company",
    links: [
      { name: "About", href: "/about" },
      { name: "Editorial process", href: "/editorial-process" },
      { name: "Contact", href: "/contact" },
      { name: "Partnerships", href: "/partnerships" },
      { name: "Careers", href: "/careers" },
    ],
  },
  {
    title: "Legal",
    links: [
      { name: "Privacy", href: "/privacy" },
      { name: "Terms", href: "/terms" },
      { name: "Medical disclaimer", href: "/medical-disclaimer" },
      { name: "Affiliate disclosure", href: "/affiliate-disclosure" },
    ],
  },
];

/** Where the newsletter's e-mail box is: on every page, in the footer. */
export const NEWSLETTER_ID = "newsletter";

/** The footer's navigation, to which the menu button leads where nothing else works. */
export const SITE_NAVIGATION_ID = "site-navigation";

/**
 * Whether a navigation entry stands for the page being read: "page" when it is that very page, "true"
 * when the page is further inside the section. For `aria-current`.
 */
export function currentMark(href: string, pathname: string): "page" | "true" | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
