import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { words } from "#app/content/prose-field.ts";
import { optics } from "#app/physics/optics.ts";
import { keysOf } from "./record-keys.ts";

const source = z.strictObject({
  what: words.describe("What it is the source of."),
  name: words.describe("Author, year and title."),
  url: z.url(),
  caveat: words.optional().describe("What speaks against it, in sentences."),
});

const { waterInSkin: _ours, ...printed } = optics;
const parts = keysOf(printed);

const opticsSourcesSchema = z.record(z.enum(parts), source);

/** Where the coefficients of `optics` are from. */
export const opticsSources = readContent("light-in-skin-sources.yaml", opticsSourcesSchema);
