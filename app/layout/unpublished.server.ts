import { href } from "react-router";
import * as site from "#app/site.config.ts";
import { withoutEndSlashes } from "#app/text/without-end-slashes.ts";
import type { NavigationLink } from "./navigation.ts";

/** The words of the 404 page for an address that the site links to, and links to pages in its place. */
export type Unpublished = {
  notice: string;
  instead?: { title: string; links: readonly NavigationLink[] };
};

/** Undefined for other addresses. All below reviews, community or shop are unpublished. */
export function unpublishedPage(pathname: string): Unpublished | undefined {
  const path = withoutEndSlashes(pathname.toLowerCase());
  return PAGES.get(path.replace(/^(\/(?:reviews|community|shop))\/.*/, "$1"));
}

const EVIDENCE = { name: "Does it work? All uses", href: href("/evidence") };
const RULE = { name: "The rule for our grades", href: `${href("/evidence")}#how-we-grade` };
const STUDIES = { name: "All studies", href: href("/studies") };
const CHANGES = { name: "Updates and corrections", href: href("/changes") };
const OPEN_DATA = { name: "Open data", href: href("/open-data") };
const ASK_FIRST = { name: "Is it safe for me?", href: href("/ask-first") };
const PROCESS = { name: "Editorial process", href: href("/editorial-process") };
const PRIVACY = { name: "Privacy", href: href("/privacy") };
const DISCLOSURE = { name: "Affiliate disclosure", href: href("/affiliate-disclosure") };
const WEBINAR = {
  name: "The PerfectIO X webinar (advertisement)",
  href: href("/webinars/perfectio-x"),
};
const WRITE_TO_US = { name: `Write to ${site.contactEmail}`, href: `mailto:${site.contactEmail}` };

const webinar: Unpublished = {
  notice: "The webinar has a page of its own.",
  instead: { title: "Webinar", links: [WEBINAR] },
};

const PAGES = new Map<string, Unpublished>([
  [
    "/reviews",
    {
      notice:
        "Our device reviews are not published yet. Each benefit page says which devices there are for its use, and how they differ.",
    },
  ],
  [
    "/shop",
    {
      notice: "The shop is not published yet.",
      instead: {
        title: "Before you buy anywhere",
        links: [
          { name: "Compare devices", href: href("/devices") },
          { name: "Check a spec sheet", href: href("/spec-sheet") },
          {
            name: "How to read a spec sheet",
            href: href("/blog/:slug", { slug: "how-to-read-a-panel-spec-sheet" }),
          },
          WEBINAR,
        ],
      },
    },
  ],
  [
    "/community",
    {
      notice: "The community section is not published yet.",
      instead: {
        title: "Keep in touch",
        links: [{ name: "Newsletter", href: "#newsletter" }, CHANGES, WEBINAR, WRITE_TO_US],
      },
    },
  ],
  [
    "/guides",
    {
      notice:
        "The page of all guides is not published yet. Red Light 101 lists them in the order to read them.",
    },
  ],
  [
    "/research",
    {
      notice:
        "Our research page is not published yet. Every benefit page and the long guide list their sources.",
      instead: { title: "The evidence", links: [STUDIES, EVIDENCE, OPEN_DATA, CHANGES] },
    },
  ],
  [
    "/about",
    {
      notice:
        "The page about us is not published yet. We read studies of red light and grade what they show.",
      instead: {
        title: "How we work",
        links: [PROCESS, EVIDENCE, STUDIES, CHANGES, DISCLOSURE, WRITE_TO_US],
      },
    },
  ],
  [
    "/editorial-process",
    {
      notice:
        "The page on our editorial process is not published yet. The Evidence page has our rule for grading, and each use has a page that says how we graded it.",
      instead: { title: "How we grade", links: [RULE, EVIDENCE, STUDIES, CHANGES, OPEN_DATA] },
    },
  ],
  [
    "/contact",
    {
      notice: `The contact page is not published yet. Write to ${site.contactEmail}. To unsubscribe, use the link in any of our emails.`,
      instead: { title: "Ways to reach us", links: [WRITE_TO_US, CHANGES, PRIVACY, ASK_FIRST] },
    },
  ],
  ["/partnerships", { notice: "The page on partnerships is not published yet." }],
  ["/careers", { notice: "The careers page is not published yet." }],
  [
    "/privacy",
    {
      notice:
        "The privacy notice is not published yet. Each form says what your details are used for. To have them deleted, write to the address at the foot of this page.",
    },
  ],
  ["/terms", { notice: "The terms of use are not published yet." }],
  [
    "/medical-disclaimer",
    {
      notice:
        "The full medical disclaimer is not published yet. The short one is at the foot of every page.",
      instead: {
        title: "Before you begin",
        links: [ASK_FIRST, { name: "Safety", href: href("/guide/:slug", { slug: "safety" }) }],
      },
    },
  ],
  [
    "/affiliate-disclosure",
    {
      notice:
        "The full affiliate disclosure is not published yet. The short one is at the foot of every page.",
      instead: { title: "Advertising", links: [WEBINAR] },
    },
  ],
  ["/webinar", webinar],
  ["/webinars", webinar],
]);
