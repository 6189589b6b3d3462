import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words } from "#app/content/prose-field.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import type { FdaWord } from "./spec-form.ts";

const judged = z.strictObject({
  line: words.describe("The word, as sellers use it."),
  verdict: z
    .enum(["possible", "implausible", "impossible", "words"])
    .describe("`words`: a promise that no sum can test."),
  sum: words.describe("What it means, in sentences."),
  question: words.describe("To the seller."),
});

export const specSheetSchema = z.strictObject({
  fda: z.array(prose("inline")).readonly().describe("What the FDA's words mean, with its pages."),
  grounds: z
    .array(prose("inline"))
    .readonly()
    .describe("What the sums rest on. {from}, {to} and {best} are the shares that they take."),
  judged: z
    .strictObject({
      registered: judged,
      certified: judged,
      cleared: judged,
      granted: judged,
      approved: judged,
    } satisfies Record<FdaWord, typeof judged>)
    .describe("What the answer says of a seller's word."),
});

const texts = readContent("spec-sheet.yaml", specSheetSchema);

/** The FDA's words that sellers use, explained. */
export const fdaTerms = texts.fda;

/** What the sums rest on, with places for numbers. */
export const { grounds } = texts;

export const judgedFdaWords = fillNumbers(texts.judged);
