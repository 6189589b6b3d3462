import { z } from "zod";
import { placeIn, readFields } from "#app/content/content-files.server.ts";
import type { Problem } from "#app/content/problem.ts";
import { words } from "#app/content/prose-field.ts";
import { fillNumbers, inBraces } from "#app/evidence/ledger/fill-numbers.server.ts";
import { imageFileName } from "./pictures.server.ts";

const date = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((iso) => new Date(iso));

/** By the names of Shopify's editor; without it the page's own words. */
const seo = z.strictObject({ title: words.optional(), description: words.optional() });

/** Above the body in `articles/{handle}.md`. */
export const articleFields = z.strictObject({
  title: words,
  excerpt: words.optional(),
  author: words.optional(),
  date,
  /** Hidden from readers; `npm run dev` shows it. */
  draft: z.boolean().default(false),
  tags: z.array(words).default([]),
  image: z
    .strictObject({
      file: words.regex(
        imageFileName,
        "name an SVG, PNG, JPEG or WebP file of pictures/, in small letters without spaces, such as knee-lamp.jpg",
      ),
      alt: words,
    })
    .optional(),
  /** Without a title: search engines get the article's own. */
  seo: seo.omit({ title: true }).optional(),
});

export const pageFields = z.strictObject({
  title: words,
  date,
  seo: seo.optional(),
  /** Gaps that only the operator can fill; `npm run preflight` names each. */
  fillIn: z.array(words).default([]),
});

/**
 * A file's fields, with the numbers of the ledger in them, and its body. A number that the ledger doesn't have stays in its
 * braces.
 */
export function readMarkdown<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): Markdown<Schema> {
  const [whole = "", yaml = ""] = FRONT_MATTER.exec(source) ?? [];
  const body = { text: source.slice(whole.length), at: whole.length };
  if (!whole) {
    const text = "begins without fields: write them between two lines of ---";
    return { problems: [{ file, line: 1, text }], body, placeOf: () => ({ line: 1, column: 1 }) };
  }
  const fields = readFields(file, yaml, schema, (written) => fillNumbers(written, inBraces));
  return {
    ...("value" in fields && { fields: fields.value }),
    problems: fields.problems,
    body,
    placeOf: (field) => placeIn(fields.yaml, field.split(".")),
  };
}

/** The fields at the top of a Markdown file, from its first line on, and the line that ends them. */
export const FRONT_MATTER = /^(---\r?\n.*?\r?\n)---\r?\n/s;

export type Markdown<Schema extends z.ZodType> = {
  /** Without problems. */
  readonly fields?: z.output<Schema>;
  readonly problems: readonly Problem[];
  /** As it is written, and where it begins. */
  readonly body: { readonly text: string; readonly at: number };
  /** Of a field such as `image.file`, or of the block around a missing one. */
  readonly placeOf: (field: string) => { readonly line: number; readonly column: number };
};
