import { href } from "react-router";
import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words } from "#app/content/prose-field.ts";
import { DATA_PATH, SCHEMA_PATH } from "./open-data.ts";

const files = [
  DATA_PATH,
  SCHEMA_PATH,
  href("/studies.json"),
  href("/studies.schema.json"),
  href("/studies.csv"),
  href("/studies.bib"),
  href("/studies.ris"),
] as const;

export const openDataSchema = z.strictObject({
  headings: z.strictObject({
    files: words,
    ask: words,
    entry: words,
    versions: words,
    terms: words,
  }),
  files: z.record(z.enum(files), words).describe("What is in each file."),
  lookAround: prose("inline").describe("Below the files."),
  ask: words.describe("Above the example."),
  rest: words.describe("Below the fields of an entry."),
  versions: prose("inline").describe("The day of the last change follows."),
  terms: words.describe("After the licence."),
});

export const openDataTexts = readContent("open-data.yaml", openDataSchema);
