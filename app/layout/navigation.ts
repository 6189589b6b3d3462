export type NavigationLink = { name: string; href: string };

/** `note` is false where only the server knows it; `colour` is a class. */
export type MenuLink = NavigationLink & { note?: string | false; colour?: string };

/** By the section's address. */
export type SectionMenus = Readonly<Record<string, readonly MenuLink[]>>;

/** The specification's six, and the tools. */
export const mainNavigation: readonly NavigationLink[] = [
  { name: "Home", href: "/" },
  { name: "Red Light 101", href: "/red-light-101" },
  { name: "Benefits", href: "/benefits" },
  { name: "Evidence", href: "/evidence" },
  { name: "Reviews", href: "/reviews" },
  { name: "Blog", href: "/blog" },
  { name: "Shop", href: "/shop" },
];

export const guideLinks: readonly NavigationLink[] = [
  { name: "What is red light therapy?", href: "/guide/what-is-red-light-therapy" },
  { name: "Getting started", href: "/guide/getting-started" },
  { name: "Protocols", href: "/guide/protocols" },
  { name: "Safety", href: "/guide/safety" },
  { name: "Wavelengths", href: "/guide/wavelengths" },
  { name: "Questions and answers", href: "/guide/faq" },
];

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

/** The id of the footer's e-mail box. */
export const NEWSLETTER_ID = "newsletter";

/** The menu button leads here where nothing else works. */
export const SITE_NAVIGATION_ID = "site-navigation";

/** For `aria-current`: "page" on the very page, "true" further inside its section. */
export function currentMark(href: string, pathname: string): "page" | "true" | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
