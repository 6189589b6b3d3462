import { EVIDENCE, type ToolPath, toolLinks } from "./tools.ts";

/** What /evidence, search, sitemap, llms.txt and social images say of a tool. */
export type Tool = {
  readonly path: ToolPath;
  readonly title: string;
} & ToolTexts;

type ToolTexts = {
  /** One sentence, plain text. */
  readonly description: string;
  /** What readers who look for it may type into the search besides. */
  readonly keywords: readonly string[];
  /** Day of its last change, YYYY-MM-DD. */
  readonly updated: string;
};

/** Apart from tools.ts, which is in the browser on every page. */
const texts: Record<ToolPath, ToolTexts> = {
  "/dose": {
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
};

/** All tools, in the order of the menu. */
export const tools: readonly Tool[] = toolLinks.map(({ href, name }) => ({
  path: href,
  title: name,
  ...texts[href],
}));

/** The page that lists the tools. */
export const evidencePage = {
  path: EVIDENCE.href,
  title: EVIDENCE.name,
  description:
    "Tools to check for yourself what red light can and cannot do, on physics that holds and on the trials that we cite.",
};
