import { href } from "react-router";
import { withoutEndSlashes } from "#app/text/without-end-slashes.ts";

export type NavigationLink = { name: string; href: string };

/** `note` is false where only the server knows it; `colour` is a class. */
export type MenuLink = NavigationLink & { note?: string | false; colour?: string };

export type SectionMenus = Readonly<Record<string, readonly MenuLink[]>>;

/** The specification's six, and the tools. */
export const mainNavigation: readonly NavigationLink[] = [
  { name: "Home", href: href("/") },
  { name: "Red Light 101", href: href("/red-light-101") },
  { name: "Benefits", href: href("/benefits") },
  { name: "Evidence", href: href("/evidence") },
  { name: "Reviews", href: href("/reviews") },
  { name: "Blog", href: href("/blog") },
  { name: "Shop", href: href("/shop/:category?") },
];

/** For the footer and for the 404 page at /guides. */
export const guideLinks: readonly NavigationLink[] = [
  {
    name: "What is red light therapy?",
    href: href("/guide/:slug", { slug: "what-is-red-light-therapy" }),
  },
  { name: "Getting started", href: href("/guide/:slug", { slug: "getting-started" }) },
  { name: "Protocols", href: href("/guide/:slug", { slug: "protocols" }) },
  { name: "Safety", href: href("/guide/:slug", { slug: "safety" }) },
  { name: "Wavelengths", href: href("/guide/:slug", { slug: "wavelengths" }) },
  { name: "Questions and answers", href: href("/guide/:slug", { slug: "faq" }) },
];

export const footerNavigation: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: "Guides",
    links: [
      ...guideLinks,
      { name: "All guides", href: href("/guides") },
      { name: "Research", href: href("/research") },
    ],
  },
  {
    title: "Benefits",
    links: [
      { name: "Skin health", href: href("/benefits/skin-health") },
      { name: "Pain relief", href: href("/benefits/:slug", { slug: "pain-relief" }) },
      { name: "Hair growth", href: href("/benefits/hair-growth") },
      { name: "Sleep and energy", href: href("/benefits/sleep-energy") },
      { name: "Athletic performance", href: href("/benefits/athletic-performance") },
    ],
  },
  {
    title: "Company",
    links: [
      { name: "About", href: href("/about") },
      { name: "Editorial process", href: href("/editorial-process") },
      { name: "Contact", href: href("/contact") },
      { name: "Partnerships", href: href("/partnerships") },
      { name: "Careers", href: href("/careers") },
    ],
  },
  {
    title: "Legal",
    links: [
      { name: "Privacy", href: href("/privacy") },
      { name: "Terms", href: href("/terms") },
      { name: "Medical disclaimer", href: href("/medical-disclaimer") },
      { name: "Affiliate disclosure", href: href("/affiliate-disclosure") },
    ],
  },
];

/** The id of the footer's email box. */
export const NEWSLETTER_ID = "newsletter";

/** For `aria-current`: "page" on the very page, "true" further inside its section. */
export function currentMark(href: string, pathname: string): "page" | "true" | undefined {
  const path = withoutEndSlashes(pathname) || "/";
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
