import { type ArticleSummary, SUBCATEGORIES, type Subcategory } from "./article.ts";

/** Articles that have something in common, newest first, and what that is called. */
type ArticleGroup<Listed extends ArticleSummary = ArticleSummary> = {
  name: string;
  articles: readonly Listed[];
};

/** The articles of a list by subcategory, and by the slugs of their tags and authors. */
export type ArticleGroups = {
  topics: ReadonlyMap<Subcategory, readonly ArticleSummary[]>;
  tags: ReadonlyMap<string, ArticleGroup>;
  authors: ReadonlyMap<string, ArticleGroup>;
};

/** The groups of a list, newest first. They are made once for each list, of 10,000 articles in some 20 ms. */
export function groupArticles(list: readonly ArticleSummary[]): ArticleGroups {
  const known = groups.get(list);
  if (known) return known;
  const topics = new Map<Subcategory, ArticleSummary[]>(SUBCATEGORIES.map((topic) => [topic, []]));
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

/** A tag's or author's name as the last part of an address: "Crow's feet" gives crow-s-feet. Empty for no letters. */
export function groupSlug(name: string): string {
  const known = slugs.get(name);
  if (known !== undefined) return known;
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  if (slugs.size === MOST_SLUGS) slugs.clear();
  slugs.set(name, slug);
  return slug;
}

const slugs = new Map<string, string>();
const MOST_SLUGS = 20_000;
