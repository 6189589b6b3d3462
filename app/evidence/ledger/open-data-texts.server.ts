import { href } from "react-router";
import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words, wordsWith } from "#app/content/prose-field.ts";
import { fillNumbers } from "./fill-numbers.server.ts";

const files = [
  href("/evidence.json"),
  href("/evidence.schema.json"),
  href("/studies.json"),
  href("/studies.schema.json"),
  href("/studies.csv"),
  href("/studies.bib"),
  href("/studies.ris"),
] as const;

const claims = z
  .strictObject({
    id: words,
    page: words,
    area: words,
    condition: words,
    question: words,
    verdict: words,
    certainty: words,
    testedVerdict: words,
    testedCertainty: words,
    startedAt: words,
    concern: words,
    concerns: words,
    cappedByAuthors: words,
    couldHaveMissed: words,
    basis: words,
    effect: words,
    people: words,
    light: words,
    background: words,
    searched: words,
    reviewed: words,
    history: words,
  })
  .describe("What the fields of an entry mean, here and on /open-data. `concern` is of its steps.");

const studies = z
  .strictObject({
    id: words,
    page: words,
    authors: words,
    url: words,
    uses: words,
    finding: words,
    participants: words,
    concerned: words,
    trials: words,
    arms: words,
    outcomes: words,
    harms: words,
    status: words,
  })
  .describe("What the fields of an entry mean.");

const file = z.strictObject({ title: words, description: words, version: words });

const openDataSchema = z.strictObject({
  headings: z.record(z.enum(["files", "ask", "entry", "versions", "terms"]), words),
  files: z.record(z.enum(files), words).describe("What is in each file."),
  lookAround: prose("inline").describe("Below the files."),
  ask: words.describe("Above the example."),
  rest: words.describe("Below the fields of an entry."),
  versions: prose("inline").describe("The day of the last change follows."),
  terms: words.describe("After the licence."),
  licence: z
    .strictObject({ name: words, terms: wordsWith("site") })
    .describe("Of the claims. That of the studies is in own-pages.yaml."),
  evidence: file
    .extend({
      claims,
      testedLight: z.strictObject({ kind: words, steps: words }),
      outcomes: z.strictObject({ study: words, name: words, side: words, main: words }),
    })
    .describe("The schema of /evidence.json."),
  studies: file.extend({ total: words, studies }).describe("The schema of /studies.json."),
});

export const openDataTexts = fillNumbers(readContent("open-data.yaml", openDataSchema));
