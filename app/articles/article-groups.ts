import { type ArticleSummary, SUBCATEGORIES } from "./article.ts";

/** Articles that have something in common, newest first, and what that is called. */
type ArticleGroup = { name: string; articles: readonly ArticleSummary[] };

/** The articles of a list by subcategory, and by the slugs of their tags and authors. */
export type ArticleGroups = {
  topics: ReadonlyMap<string, readonly ArticleSummary[]>;
  tags: ReadonlyMap<string, ArticleGroup>;
  authors: ReadonlyMap<string, ArticleGroup>;
};

/** The groups of a list, newest first. They are made once for each list, of 10,000 articles in some 20 ms. */
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

/** A page that lists the articles of a tag or an author. */
export type GroupPage = {
  path: string;
  title: string;
  /** Plain text. */
  description: string;
  /** When its newest article was published, UTC ISO. */
  updatedAt: string;
};

/** The pages of the tags and authors that search engines may show: those with more than a few articles. */
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

/** What a group is made by. */
export type GroupKind = "tag" | "author";

/** A shorter list says no more than its articles do. */
export function isWorthAPage(articles: readonly ArticleSummary[]): boolean {
  return articles.length >= 3;
}

export function groupPath(kind: GroupKind, slug: string): string {
  return `/blog/${kind === "tag" ? "tagged" : "by"}/${encodeURIComponent(slug)}`;
}

/** Where the other articles of this tag or author are; undefined where the list has no others. */
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

/**
 * A tag's or author's name as the last part of an address: "Crow's feet" gives crow-s-feet. Empty for no letters. Only
 * Latin letters lose their marks: in other scripts these make words of their own.
 */
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
/** In characters, of up to twelve signs each in an address; the server reads addresses of 2048. */
const LONGEST_SLUG = 150;
const MOST_SLUGS = 20_000;
