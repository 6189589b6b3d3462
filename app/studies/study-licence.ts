import * as site from "#app/site.config.ts";

/** The terms of the studies' data, in files and on the page. */
export const STUDY_LICENCE = {
  name: "Free to use with attribution",
  terms: `The facts about these papers and our summaries of them are free to use, including commercially, as long as you name ${site.name} and say which version you used. No abstract is included: read those where the papers were published.`,
} as const;
