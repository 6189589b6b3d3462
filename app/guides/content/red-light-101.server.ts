import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words } from "#app/content/prose-field.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";

/** YYYY-MM-DD. */
const day = z.iso.date();

const figure = z.enum(["spectrum", "penetration", "dose-response", "timeline", "absorption"]);

/** Of a section, in reading order. */
const part = z.union([
  z.strictObject({ text: prose("blocks") }),
  z.strictObject({ subheading: words }),
  z.strictObject({ figure }),
  z.strictObject({
    table: z.strictObject({
      caption: words,
      columns: z.array(words).readonly(),
      rows: z
        .array(z.array(prose("inline")).readonly())
        .readonly()
        .describe("A cell for each column. The first column names the rows."),
    }),
  }),
]);

/** Their anchors. */
export const sectionIds = [
  "introduction",
  "science",
  "benefits",
  "devices",
  "protocols",
  "safety",
  "getting-started",
] as const;

const section = z.strictObject({
  id: z.enum(sectionIds),
  title: words,
  parts: z.array(part).readonly(),
});

/** The long guide as its writer gives it. */
const longGuideSchema = z.strictObject({
  meta: z
    .strictObject({
      title: words.max(60),
      description: words.min(50).max(160),
      keywords: z.array(words).readonly().describe("Readers' search words."),
      published: day,
      lastReviewed: day.describe("Day of the last check against its papers."),
    })
    .describe("For search engines."),
  title: words,
  lead: prose("inline").describe("One or two sentences."),
  sections: z.array(section).readonly(),
  disclaimer: words.describe("At the end, after “Not medical advice.”"),
});

export type LongGuide = z.output<typeof longGuideSchema>;
export type GuideSection = z.output<typeof section>;
export type GuidePart = z.output<typeof part>;
export type GuideFigure = z.output<typeof figure>;

const written: LongGuide = readContent("red-light-101.yaml", longGuideSchema);
let filled: LongGuide | undefined;

/** With its numbers filled in, once. */
export function loadLongGuide(): LongGuide {
  filled ??= fillNumbers(written);
  return filled;
}
