import type { MenuLink } from "#app/layout/navigation.ts";

/** A tool of the site: a page on which readers work something out for themselves. */
export type Tool = {
  readonly path: string;
  /** Its heading, and its name in menus. */
  readonly title: string;
  /** One sentence, plain text. */
  readonly description: string;
  /** What readers who look for it may type into the search besides. */
  readonly keywords: readonly string[];
  /** Day of its last change, YYYY-MM-DD. */
  readonly updated: string;
};

/**
 * All tools that there are, in the order of the menu. A new one is an entry here and a route: header,
 * /evidence, search, sitemap, llms.txt and social images take it from here.
 */
export const tools: readonly Tool[] = [
  {
    path: "/dose",
    title: "Your dose",
    description:
      "Works out what a red light device gives at your distance, and sets it beside the doses that trials gave.",
    keywords: [
      "dose calculator",
      "dosage",
      "irradiance calculator",
      "how long",
      "how far",
      "minutes",
      "distance",
      "joules",
      "J/cm²",
      "mW/cm²",
    ],
    updated: "2026-11-22",
  },
];

/** The page that lists them, to which the header's Evidence leads. */
export const EVIDENCE = {
  path: "/evidence",
  title: "Evidence",
  description:
    "Tools to check for yourself what red light can and cannot do, on physics that holds and on the trials that we cite.",
};

/** The tools for the header's menus. */
export const toolLinks: readonly MenuLink[] = tools.map(({ path, title }) => ({
  name: title,
  href: path,
}));
