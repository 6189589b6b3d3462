import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import type { Prose } from "#app/content/prose.ts";
import { prose, words } from "#app/content/prose-field.ts";

const deviceCriteriaSchema = z
  .array(z.strictObject({ title: words, text: prose("inline") }))
  .readonly();

/** `Text` as in `FaqItem`. */
export type DeviceCriterion<Text> = {
  readonly title: string;
  readonly text: Text;
};

/** For every page with a comparison. */
export const deviceCriteria: readonly DeviceCriterion<Prose>[] = readContent(
  "device-criteria.yaml",
  deviceCriteriaSchema,
);
