import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words, wordsWith } from "#app/content/prose-field.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";

const evidenceSchema = z.strictObject({
  select: words.describe("Below the map."),
  scales: prose("inline").describe("The caption of the table."),
  harms: prose("inline").describe("Above the side effects, after the count of studies."),
  harmsTold: z
    .strictObject({
      nobody: words.describe("Where we have no study in people."),
      one: wordsWith("told"),
      some: wordsWith("studies", "told"),
      silent: wordsWith("studies").describe("Where none of them mentioned side effects."),
      kinds: z.record(z.enum(["counted", "described", "none reported", "not mentioned"]), words),
      silence: words.describe("Where no study mentioned them."),
      noneReported: words.describe("Where one says that there were none."),
    })
    .describe("How many studies tell of side effects, and that silence is never none."),
  lookedFor: words.describe("Above what we looked for and haven’t rated."),
  unknownUse: words.describe("Where an address names no use."),
  nothing: z
    .strictObject({
      filters: words,
      lookedFor: words.describe("Where we looked for it. A link to what we found follows."),
      mentioned: wordsWith("condition").describe("Where a study names it."),
      none: words.describe("Where no study names it."),
    })
    .describe("Where the filters leave no use."),
  use: z
    .strictObject({
      fewer: wordsWith("shown", "of").describe("Where there are too many results for the page."),
      sides: z
        .strictObject({ benefit: words, before: words, none: words, worse: words })
        .describe("The headings of its studies, by what they found."),
      guidelines: words.describe("Where we found none."),
      funding: z.strictObject({
        unknown: words,
        one: words.describe("Where it rests on one study."),
        all: words,
        some: wordsWith("seen", "studies"),
      }),
    })
    .describe("On the page of a use."),
});

export const texts = fillNumbers(readContent("evidence.yaml", evidenceSchema));
