import { z } from "zod";
import { subcategoryOf } from "#app/content/article.ts";
import { readContent } from "#app/content/content-files.server.ts";
import type { Problem } from "#app/content/problem.ts";
import { words } from "#app/content/prose-field.ts";
import type { ArticleFile } from "./article-file.ts";

const desksSchema = z.array(words).min(1).readonly();

export const DESKS = readContent("desks.yaml", desksSchema);

/** Search engines show this many characters. */
const LONGEST_TITLE = 60;
/** In characters; a card cuts off a longer one. */
const DESCRIPTION = { from: 50, to: 150 };

/** In milliseconds: a year. */
const FURTHEST = 366 * 24 * 60 * 60 * 1000;

export function checkFrontMatter(article: ArticleFile, now: Date): Problem[] {
  if (!article.fields) return [];
  const { title, excerpt, author, date, tags, seo } = article.fields;
  const problems: [field: string, text: string | undefined][] = [
    ["title", titleProblem(title)],
    ["excerpt", excerpt ? descriptionProblem(excerpt) : "is missing: write what cards show"],
    ["author", deskProblem(author)],
    ["seo.description", seo?.description && descriptionProblem(seo.description)],
    [
      "date",
      date.getTime() > now.getTime() + FURTHEST
        ? "is more than a year ahead: nobody sees the article until then"
        : undefined,
    ],
    [
      "tags",
      subcategoryOf(tags)
        ? undefined
        : "none is a subcategory: add benefits, guides, reviews, science or devices",
    ],
  ];
  return problems.flatMap(([field, text]) =>
    text ? [{ file: article.path, ...article.placeOf(field), text: `${field}: ${text}` }] : [],
  );
}

/** Titles, descriptions, dates and plates. */
export function checkUnique(articles: readonly ArticleFile[]): Problem[] {
  return [
    ...repeated(articles, "title", ({ title }) => title.toLowerCase(), "give each its own"),
    ...repeated(articles, "excerpt", ({ excerpt }) => excerpt, "give each its own"),
    ...repeated(articles, "date", ({ date }) => date.toISOString(), "their order would be chance"),
    ...repeated(articles, "image.file", ({ image }) => image?.file, "draw a plate for each"),
  ];
}

function repeated(
  articles: readonly ArticleFile[],
  field: string,
  read: (fields: NonNullable<ArticleFile["fields"]>) => string | undefined,
  advice: string,
): Problem[] {
  const first = new Map<string, ArticleFile>();
  return articles.flatMap((article) => {
    const value = article.fields && read(article.fields);
    if (value === undefined) return [];
    const other = first.get(value);
    if (!other) {
      first.set(value, article);
      return [];
    }
    const text = `${field}: is the same as in ${other.path}: ${advice}`;
    return [{ file: article.path, ...article.placeOf(field), text }];
  });
}

function titleProblem(title: string): string | undefined {
  const length = [...title].length;
  if (length <= LONGEST_TITLE) return undefined;
  return `has ${length} characters: shorten it to ${LONGEST_TITLE}`;
}

function descriptionProblem(description: string): string | undefined {
  const length = [...description].length;
  const { from, to } = DESCRIPTION;
  if (length >= from && length <= to) return undefined;
  return `has ${length} characters: write ${from} to ${to}`;
}

function deskProblem(author: string | undefined): string | undefined {
  if (author === undefined) return `is missing: name one of ${DESKS.join(", ")}`;
  if (DESKS.includes(author)) return undefined;
  return `"${author}" is not a desk: name one of ${DESKS.join(", ")}`;
}
