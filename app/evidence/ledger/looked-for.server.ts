import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words } from "#app/content/prose-field.ts";

/** What readers ask for and no use rates yet: when and in which words we looked, and what we found. */
const lookedFor = z.strictObject({
  condition: words.describe('A heading: "Tinnitus".'),
  alsoCalled: z.array(words).min(1).readonly().describe("Readers' search words."),
  on: z.iso.date().describe("The day of the search."),
  words: words.describe("The words that we searched with."),
  found: prose("inline").describe("What we found, and what to do or leave."),
});

const lookedForSchema = z.record(z.string(), lookedFor);

export type LookedFor = z.output<typeof lookedFor> & { readonly id: string };

const entries = Object.entries(readContent("looked-for.yaml", lookedForSchema)).map(
  ([id, entry]): LookedFor => ({ id, ...entry }),
);

export function listLookedFor(): readonly LookedFor[] {
  return entries;
}
