import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { words } from "#app/content/prose-field.ts";
import { pmid, studyDesigns } from "#app/evidence/ledger/study.ts";

const printed = words.nullable();

/** A paper as PubMed lists it; what it lacks there is null. */
const paper = z.strictObject({
  pmid,
  doi: printed,
  title: printed,
  authors: z.array(words).describe("Six at most, then “et al”."),
  journal: printed,
  year: z.int().nullable(),
  volume: printed,
  issue: printed,
  pages: printed,
  design: z.enum(studyDesigns).nullable().describe("By PubMed's type of the paper, or its title."),
});

const candidate = paper.extend({
  people: printed.describe("The first number of people in the abstract, in its words."),
  found: z.iso.date(),
  matches: z
    .array(z.strictObject({ use: words, sentence: printed }))
    .min(1)
    .describe("The uses whose search found it, each with a sentence that has its words."),
});

const candidates = z.strictObject({
  papers: z.array(candidate),
  decided: z.array(pmid).describe("Papers that were passed over, or became a draft."),
});

export type Paper = z.output<typeof paper>;
export type Candidate = z.output<typeof candidate>;
type Candidates = z.output<typeof candidates>;

/**
 * Written by `npm run content papers` and committed, as the days of the searches in content/uses/ are: without it, another
 * checkout would know that a search was made and not what it found.
 */
export const CANDIDATES_FILE = fileURLToPath(import.meta.resolve("#app/desk/care/candidates.yaml"));

/** @throws Error for a file that was mended by hand, and wrongly */
export function readCandidates(file = CANDIDATES_FILE): Candidates {
  return candidates.parse(parse(readFileSync(file, "utf8")));
}

export function writeCandidates(list: Candidates, file = CANDIDATES_FILE): void {
  writeFileSync(file, stringify(list, { lineWidth: 100 }));
}
