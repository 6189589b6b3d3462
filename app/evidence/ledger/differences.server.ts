import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { words } from "#app/content/prose-field.ts";
import { claimId } from "./claims.server.ts";

/**
 * The least difference that patients call worthwhile. Mostly a change within one person, so it does
 * not measure a mean difference between two groups, and pages say so.
 */
const difference = z.strictObject({
  measure: words,
  condition: words,
  claims: z
    .array(claimId)
    .min(1)
    .readonly()
    .optional()
    .describe("Claims about the same condition; absent for a difference from another condition."),
  value: z
    .union([z.number(), z.tuple([z.number(), z.number()])])
    .describe("One figure, or the range over several scales."),
  unit: words,
  kind: words.describe("The source's term: MCID, MCII, MIC …"),
  source: z.strictObject({ title: words, url: z.url() }),
  note: words.optional(),
  diary: z
    .strictObject({
      measure: words.describe("Of content/diary.yaml."),
      value: z.number().positive().describe("The same on the diary's scale."),
      who: words.describe("Who called it worth having: people with knee arthritis"),
    })
    .optional()
    .describe("Where the diary compares a reader's change with it."),
});

const differencesSchema = z.array(difference).readonly();

const differences = readContent("differences.yaml", differencesSchema);

export function listDifferences(): readonly z.output<typeof difference>[] {
  return differences;
}
