import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words } from "#app/content/prose-field.ts";

const lightInSkinSchema = z.strictObject({
  lead: prose("inline"),
  caption: prose("inline"),
  found: z
    .array(
      z.strictObject({
        letter: z.enum(["A", "B", "C", "D"]),
        mark: words.describe("What a screen reader says of the mark, after its letter."),
        text: prose("inline"),
      }),
    )
    .readonly()
    .describe("Each sentence leads to the marks in the picture with its letter."),
  deeper: prose("blocks"),
  sum: prose("blocks"),
  leftOut: prose("blocks"),
});

export const texts = readContent("light-in-skin.yaml", lightInSkinSchema);
