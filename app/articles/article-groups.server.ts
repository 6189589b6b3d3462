import { setImmediate as nextTurn } from "node:timers/promises";
import { href } from "react-router";
import {
  type ArticleSummary,
  isFeatured,
  SUBCATEGORIES,
  subcategoryOf,
} from "#app/content/article.ts";
import { compareText } from "#app/text/compare-text.ts";

/** Newest first. */
type ArticleGroup = { name: string; articles: readonly ArticleSummary[] };

/** Subcategories, and the slugs of tags and authors, with their articles. */
export type ArticleGroups = {
  topics: ReadonlyMap<string, readonly ArticleSummary[]>;
  tags: ReadonlyMap<string, ArticleGroup>;
  authors: ReadonlyMap<string, ArticleGroup>;
  /** Slugs of tags by Shopify's own handle, where that differs: "c" for "c-plus-plus". */
  tagSlugs: ReadonlyMap<string, string>;
};

/** Made once for each list, in turns of the event loop: 10,000 articles take some 20 ms. */
export function groupArticles(list: readonly ArticleSummary[]): Promise<ArticleGroups> {
  const known = groups.get(list) ?? group(list);
  groups.set(list, known);
  return known;
}

const groups = new WeakMap<object, Promise<ArticleGroups>>();

async function group(list: readonly ArticleSummary[]): Promise<ArticleGroups> {
  const topics = new Map<string, ArticleSummary[]>(SUBCATEGORIES.map((topic) => [topic, []]));
  const tags = new Map<string, { name: string; articles: ArticleSummary[] }>();
  const authors = new Map<string, { name: string; articles: ArticleSummary[] }>();
  const tagSlugs = new Map<string, string>();
  for (const [at, article] of list.entries()) {
    if (at > 0 && at % ARTICLES_A_TURN === 0) await nextTurn();
    if (article.subcategory) topics.get(article.subcategory)?.push(article);
    add(authors, article.author, article);
    for (const tag of article.keywords) add(tags, tag, article);
  }
  for (const [slug, { name }] of tags) {
    if (!/[+#&%@<>.]/.test(name)) continue;
    const handle = slugOfWords(name);
    if (handle !== slug && !tagSlugs.has(handle)) tagSlugs.set(handle, slug);
  }
  return { topics, tags, authors, tagSlugs };
}

const ARTICLES_A_TURN = 1_000;

/** The slug of a tag's list. @param written the tag, or Shopify's handle of it */
export function tagSlug({ tags, tagSlugs }: ArticleGroups, written: string): string | undefined {
  const slug = groupSlug(written);
  return tags.has(slug) ? slug : tagSlugs.get(slug);
}

export type Tag = { slug: string; name: string };

/** Tags of several articles, the commonest first, without those that name a subcategory or mark an article. */
export function commonTags({ tags }: Pick<ArticleGroups, "tags">): readonly Tag[] {
  return Array.from(tags, ([slug, { name, articles }]) => ({ slug, name, count: articles.length }))
    .filter(({ slug, count }) => count > 1 && !isFeatured([slug]) && !subcategoryOf([slug]))
    .sort((a, b) => b.count - a.count || compareText(a.slug, b.slug))
    .slice(0, MOST_COMMON)
    .map(({ slug, name }) => ({ slug, name }));
}

const MOST_COMMON = 12;

function add(
  to: Map<string, { name: string; articles: ArticleSummary[] }>,
  name: string,
  article: ArticleSummary,
): void {
  const slug = groupSlug(name);
  if (!slug) return;
  const group = to.get(slug);
  if (!group) to.set(slug, { name: name.trim(), articles: [article] });
  // Two tags of one article may have the same slug.
  else if (group.articles.at(-1) !== article) group.articles.push(article);
}

export type GroupPage = {
  path: string;
  title: string;
  description: string;
  /** The publishing date of its newest article, UTC ISO. */
  updatedAt: string;
};

/** The lists that search engines may show: those with more than a few articles. */
export function listGroupPages({ tags, authors }: ArticleGroups): GroupPage[] {
  return [
    ...Array.from(authors, ([slug, group]) => ({ kind: "author" as const, slug, group })),
    ...Array.from(tags, ([slug, group]) => ({ kind: "tag" as const, slug, group })),
  ]
    .filter(({ group }) => isWorthAPage(group.articles))
    .map(({ kind, slug, group }) => ({
      ...groupHead(kind, group),
      path: groupPath(kind, slug),
      updatedAt: group.articles[0]?.publishedAt ?? "",
    }));
}

export type GroupKind = "tag" | "author";

/** A shorter list says no more than its articles do. */
export function isWorthAPage(articles: readonly ArticleSummary[]): boolean {
  return articles.length >= 3;
}

/** The slug is not encoded yet. */
export function groupPath(kind: GroupKind, slug: string): string {
  return kind === "tag"
    ? href("/blog/tagged/:tag", { tag: slug })
    : href("/blog/by/:author", { author: slug });
}

/** The list of the tag's or author's other articles; undefined when there are none. */
export function othersPath(
  { tags, authors }: ArticleGroups,
  kind: GroupKind,
  name: string,
): string | undefined {
  const slug = groupSlug(name);
  const { articles = [] } = (kind === "tag" ? tags : authors).get(slug) ?? {};
  return articles.length > 1 ? groupPath(kind, slug) : undefined;
}

export function groupHead(
  kind: GroupKind,
  { name, articles }: ArticleGroup,
): Pick<GroupPage, "title" | "description"> {
  const [what, title] =
    kind === "tag"
      ? [`with the tag ${name}`, `Articles tagged “${name}”`]
      : [`by ${name}`, `Articles by ${name}`];
  const description = `Articles on red light therapy ${what}, newest first: ${articles.length} so far.`;
  return { title, description };
}

/** "Crow's feet" gives crow-s-feet. Signs that make another name are spelt out: "C++" gives c-plus-plus. */
export function groupSlug(name: string): string {
  const known = slugs.get(name);
  if (known !== undefined) return known;
  const spelt = name.normalize("NFKD").replace(SIGNS, (sign) => ` ${SIGN_NAMES[sign]} `);
  const slug = slugOfWords(spelt);
  if (slugs.size === MOST_SLUGS) slugs.clear();
  slugs.set(name, slug);
  return slug;
}

const slugs = new Map<string, string>();

const SIGN_NAMES: Readonly<Record<string, string>> = {
  "+": "plus",
  "#": "sharp",
  "&": "and",
  "%": "percent",
  "@": "at",
  "<": "under",
  ">": "over",
  ".": "point",
};
/** "#" and "." end most tags for nothing: only after a letter, and between digits, do they make another name. */
const SIGNS = /[+&%@<>]|(?<=[\p{L}\p{M}\p{N}])#|(?<=\p{N})\.(?=\p{N})/gu;

/** As Shopify's handles, without any sign. Marks change the word in other scripts than Latin. */
function slugOfWords(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu);
  return [...(words ?? []).join("-")].slice(0, LONGEST_SLUG).join("");
}

/** In characters, of up to twelve bytes each in an address; the server reads addresses of 2048. */
const LONGEST_SLUG = 150;
const MOST_SLUGS = 20_000;
