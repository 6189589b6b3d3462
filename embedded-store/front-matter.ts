import { parse } from "yaml";
import { z } from "zod";
import { imageFileName } from "./files.ts";

const text = z
  .string({
    error: (issue) => (issue.input === undefined ? "is missing" : "expected text"),
  })
  .trim()
  .min(1, "is empty");

const date = z
  .union(
    [z.iso.datetime({ offset: true }), z.iso.date()],
    "expected an ISO date, such as 2026-03-14T09:00:00Z",
  )
  .transform((iso) => new Date(iso));

/** By the names of Shopify's editor; without it the page's own words. */
const seo = z.strictObject({ title: text.optional(), description: text.optional() });

/** Above the body in `articles/{handle}.md`. */
export const articleFields = z.strictObject({
  title: text,
  excerpt: text.optional(),
  author: text.optional(),
  date,
  /** Hidden from readers; `npm run dev` shows it. */
  draft: z.boolean("expected true or false").default(false),
  tags: z.array(text, "expected a list").default([]),
  image: z
    .strictObject(
      {
        file: text.regex(
          imageFileName,
          "expected an SVG, PNG, JPEG or WebP file of pictures/, such as skin-layers.svg",
        ),
        alt: text,
      },
      "expected file and alt",
    )
    .optional(),
  /** Without a title: search engines get the article's own. */
  seo: seo.omit({ title: true }).optional(),
});

export const pageFields = z.strictObject({
  title: text,
  date,
  seo: seo.optional(),
  /** Gaps that only the operator can fill; `npm run preflight` names each. */
  fillIn: z.array(text, "expected a list").default([]),
});

/** YAML between two lines of `---`, not validated. @throws Error without it */
export function splitFrontMatter(source: string): { frontMatter: unknown; body: string } {
  const match = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source);
  const [, yaml, body] = match ?? [];
  if (yaml === undefined || body === undefined) {
    throw new Error("expected the file to begin with fields between two lines of ---");
  }
  return { frontMatter: parse(yaml), body };
}

/** A line for each field: "date: expected an ISO date…". */
export function fieldProblems(error: z.ZodError): string[] {
  return error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => `${[...issue.path, key].join(".")}: unknown field`)
      : [`${issue.path.join(".") || "front matter"}: ${issue.message}`],
  );
}
