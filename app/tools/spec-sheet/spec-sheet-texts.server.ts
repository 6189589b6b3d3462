import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, withPlaces, words } from "#app/content/prose-field.ts";
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

const specSheetSchema = z.strictObject({
  fda: z.array(prose("inline")).readonly().describe("What the FDA's words mean, with its pages."),
  grounds: withPlaces(z.array(prose("inline")), ["from", "to", "best"])
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
  medicalGrade: judged,
  spots: z
    .strictObject({
      face: words.describe("Of the whole lit face."),
      distance: words,
      coverage: words,
    })
    .describe("What makes a strength possible that the sum calls impossible."),
  edge: words.describe("Where a sheet names an area and nothing to work it out from."),
  outside: z
    .strictObject({ shorter: words, longer: words })
    .describe("Of wavelengths that we don’t write about."),
  questions: z
    .strictObject({
      watts: words,
      ledWatts: words,
      strength: words,
      average: words,
      coverage: words,
      wavelengths: words,
      shares: words.describe("Where the sheet names wavelengths."),
      study: words,
    })
    .describe("To the seller. Some stand only where the sheet says nothing."),
  answer: z.strictObject({
    empty: words.describe("In its place at first. A link to an example follows."),
    nothing: words.describe("Its heading, without a line to judge."),
    noContradiction: words.describe("Its heading."),
    possible: words.describe("The caption of its table."),
  }),
});

const texts = readContent("spec-sheet.yaml", specSheetSchema);

/** The FDA's words that sellers use, explained. */
export const fdaTerms = texts.fda;

/** What the sums rest on, with places for numbers. */
export const { grounds } = texts;

export const judgedFdaWords = fillNumbers(texts.judged);

export const { medicalGrade, spots, edge, outside, questions, answer } = texts;
