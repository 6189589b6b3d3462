import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose } from "#app/content/prose-field.ts";

export const specSheetSchema = z.strictObject({
  fda: z.array(prose("inline")).readonly().describe("What the FDA's words mean, with its pages."),
});

/** The FDA's words that sellers use, explained. */
export const { fda: fdaTerms } = readContent("spec-sheet.yaml", specSheetSchema);
