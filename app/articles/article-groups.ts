import { type ArticleSummary, SUBCATEGORIES } from "./article.ts";

/** Newest first. */
type ArticleGroup = { name: string; articles: readonly ArticleSummary[] };

/** Subcategories, and the slugs of tags and authors, with their articles. */
export type ArticleGroups = {
  topics: ReadonlyMap<string, readonly ArticleSummary[]>;
  tags: ReadonlyMap<string, ArticleGroup>;
  authors: ReadonlyMap<string, ArticleGroup>;
};

/** Made once for each list; 10,000 articles take some 20 ms. */
export function groupArticles(list: readonly ArticleSummary[]): ArticleGroups {
  const known = groups.get(list);
  if (known) return known;
  const topics = new Map<string, ArticleSummary[]>(SUBCATEGORIES.map((topic) => [topic, []]));
  const tags = new Map<string, { name: string; articles: ArticleSummary[] }>();
  const authors = new Map<string, { name: string; articles: ArticleSummary[] }>();
  for (const article of list) {
    if (article.subcategory) topics.get(article.subcategory)?.push(article);
    add(authors, article.author, article);
    for (const tag of article.keywords) add(tags, tag, article);
  }
  const made = { topics, tags, authors };
  groups.set(list, made);
  return made;
}

const groups = new WeakMap<object, ArticleGroups>();

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
export function listGroupPages(list: readonly ArticleSummary[]): GroupPage[] {
  const { tags, authors } = groupArticles(list);
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

export function groupPath(kind: GroupKind, slug: string): string {
  return `/blog/${kind === "tag" ? "tagged" : "by"}/${encodeURIComponent(slug)}`;
}

/** The list of the tag's or author's other articles; undefined when there are none. */
export function othersPath(
  list: readonly ArticleSummary[],
  kind: GroupKind,
  name: string,
): string | undefined {
  const { tags, authors } = groupArticles(list);
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

/** "Crow's feet" gives crow-s-feet. Marks change the word in other scripts than Latin. */
export function groupSlug(name: string): string {
  const known = slugs.get(name);
  if (known !== undefined) return known;
  const words = name
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu);
  const slug = [...(words ?? []).join("-")].slice(0, LONGEST_SLUG).join("");
  if (slugs.size === MOST_SLUGS) slugs.clear();
  slugs.set(name, slug);
  return slug;
}

const slugs = new Map<string, string>();
/** In characters, of up to twelve bytes each in an address; the server reads addresses of 2048. */
const LONGEST_SLUG = 150;
const MOST_SLUGS = 20_000;
