import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { words } from "#app/content/prose-field.ts";
import { claimId } from "./claims.server.ts";

/** A guideline body's statement on light for a condition, as far as it was read. */
const guideline = z
  .strictObject({
    body: words,
    year: z.int().min(1990).max(2100),
    condition: words,
    claims: z
      .array(claimId)
      .readonly()
      .describe("Empty when the site has no claim on its condition."),
    says: words,
    direction: z
      .enum(["for", "against", "no recommendation", "not mentioned", "not read"])
      .describe(
        '"not mentioned" is about the part that was read: never print that a guideline is silent. "not read": we found it, and could not read what it says of light.',
      ),
    strength: words.optional().describe("The body's own word, where it was read."),
    url: z.url(),
    light: words,
    seenIn: words,
    officialUrl: z.url().optional(),
    note: words.optional(),
  })
  .refine(
    ({ direction, says, strength = "" }) =>
      direction === "against"
        ? AGAINST.test(`${says} ${strength}`)
        : direction !== "for" || !AGAINST.test(`${says} ${strength}`),
    { path: ["direction"], error: "`says` and `strength` have another direction" },
  );

const AGAINST = /\bagainst\b|\bnot to\b/;

export const guidelinesSchema = z.record(z.string(), guideline);

const guidelines = new Map(Object.entries(readContent("guidelines.yaml", guidelinesSchema)));

/** By id, such as "acp-2017-back". */
export function listGuidelines(): ReadonlyMap<string, z.output<typeof guideline>> {
  return guidelines;
}
