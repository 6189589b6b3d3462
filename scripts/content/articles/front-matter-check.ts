import { z } from "zod";
import { subcategoryOf } from "#app/content/article.ts";
import { readContent } from "#app/content/content-files.server.ts";
import type { Problem } from "#app/content/problem.ts";
import { words } from "#app/content/prose-field.ts";
import { repeated } from "../same.ts";
import type { ArticleFile, Found } from "./article-file.ts";

const desksSchema = z.array(words).min(1).readonly();

export const DESKS = readContent("desks.yaml", desksSchema);

/** In milliseconds: a year. */
const FURTHEST = 366 * 24 * 60 * 60 * 1000;

const sized = (from: number, to: number, advice: string) =>
  z
    .string({ error: "is missing: write what cards show" })
    .refine((text) => from <= lengthOf(text) && lengthOf(text) <= to, {
      error: ({ input }) => `has ${lengthOf(String(input))} characters: ${advice}`,
    });
const lengthOf = (text: string) => [...text].length;

/** A card cuts off a longer one. */
const description = sized(50, 150, "write 50 to 150");

/** What the site asks of an article besides what the loader does. */
const rules = z.object({
  // Search engines show so much.
  title: sized(1, 60, "shorten it to 60"),
  excerpt: description,
  author: z.enum(DESKS, {
    error: ({ input }) =>
      `${input === undefined ? "is missing" : `"${input}" is not a desk`}: name one of ${DESKS.join(", ")}`,
  }),
  seo: z.object({ description: description.optional() }).optional(),
  tags: z.array(z.string()).refine(subcategoryOf, {
    error: "none is a subcategory: add benefits, guides, reviews, science or devices",
  }),
});

export function checkFrontMatter({ fields, placeOf }: ArticleFile, now: Date): Found[] {
  if (!fields) return [];
  const latest = z.date().max(new Date(now.getTime() + FURTHEST), {
    error: "is more than a year ahead: nobody sees the article until then",
  });
  const { error } = rules.extend({ date: latest }).safeParse(fields);
  return (error?.issues ?? []).map(({ path, message }) => {
    const field = path.join(".");
    return { ...placeOf(field), text: `${field}: ${message}` };
  });
}

/** Titles, descriptions, dates and plates. */
export function checkUnique(articles: readonly ArticleFile[]): Problem[] {
  return [
    ...sameIn(articles, "title", ({ title }) => title.toLowerCase(), "give each its own"),
    ...sameIn(articles, "excerpt", ({ excerpt }) => excerpt, "give each its own"),
    ...sameIn(articles, "date", ({ date }) => date.toISOString(), "their order would be chance"),
    ...sameIn(articles, "image.file", ({ image }) => image?.file, "draw a plate for each"),
  ];
}

function sameIn(
  articles: readonly ArticleFile[],
  field: string,
  read: (fields: NonNullable<ArticleFile["fields"]>) => string | undefined,
  advice: string,
): Problem[] {
  return repeated(
    articles,
    ({ fields }) => fields && read(fields),
    ({ path, placeOf }, other) => {
      const text = `${field}: is the same as in ${other.path}: ${advice}`;
      return { file: path, ...placeOf(field), text };
    },
  );
}
