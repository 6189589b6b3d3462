import { type Connection, connection, type PageArguments } from "./connection.ts";
import type { ArticleNode, PageNode } from "./nodes.ts";
import { type SearchableText, searchFilter } from "./search-syntax.ts";

/** The part of the list, its order, and its filter. */
export interface ListArguments<SortKey> extends PageArguments {
  query?: string | null;
  reverse?: boolean | null;
  sortKey?: SortKey | null;
}

/** How a kind of list is sorted and searched. */
type Listing<Node, SortKey extends string> = {
  sortKeys: Record<SortKey, (node: Node) => string | number>;
  searchable: (node: Node) => SearchableText;
};

/** Also for all blogs, since there is only one. */
export const articleListing = {
  sortKeys: {
    AUTHOR: (article) => article.author.name,
    BLOG_TITLE: () => 0,
    ID: idNumber,
    PUBLISHED_AT: (article) => Date.parse(article.publishedAt),
    RELEVANCE: () => 0,
    TITLE: (article) => article.title,
    UPDATED_AT: (article) => Date.parse(article.publishedAt),
  },
  searchable: ({ title, author, publishedAt, tags, content }) => ({
    fields: {
      title,
      author: author.name,
      created_at: publishedAt,
      updated_at: publishedAt,
      tag: tags,
    },
    text: `${title} ${content({})}`,
  }),
} satisfies Listing<ArticleNode, string>;

export const pageListing = {
  sortKeys: {
    ID: idNumber,
    RELEVANCE: () => 0,
    TITLE: (page) => page.title,
    UPDATED_AT: (page) => Date.parse(page.updatedAt),
  },
  searchable: ({ title, handle, createdAt, updatedAt }) => ({
    fields: { title, handle, created_at: createdAt, updated_at: updatedAt },
    text: title,
  }),
} satisfies Listing<PageNode, string>;

export const blogListing = {
  sortKeys: {
    HANDLE: (blog) => blog.handle,
    ID: idNumber,
    RELEVANCE: () => 0,
    TITLE: (blog) => blog.title,
  },
  searchable: ({ handle, title }) => ({ fields: { handle, title }, text: title }),
} satisfies Listing<{ id: string; handle: string; title: string }, string>;

export const redirectListing = {
  sortKeys: { ID: idNumber },
  searchable: ({ path, target }) => ({ fields: { path, target }, text: `${path} ${target}` }),
} satisfies Listing<{ id: string; path: string; target: string }, string>;

/** Members that sort alike keep the order of their files. */
export function listOf<Node extends { id: string }, SortKey extends string>(
  nodes: readonly Node[],
  { sortKeys, searchable }: Listing<Node, SortKey>,
  { query, reverse, sortKey, ...page }: ListArguments<SortKey>,
): Connection<Node> {
  const matches = query ? searchFilter(query) : () => true;
  const key = sortKey ? sortKeys[sortKey] : idNumber;
  const sorted = nodes
    .filter((node) => matches(searchable(node)))
    .sort((a, b) => compare(key(a), key(b)));
  return connection(reverse ? sorted.reverse() : sorted, page);
}

const { compare: compareText } = new Intl.Collator("en");

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : compareText(String(a), String(b));
}

function idNumber({ id }: { id: string }): number {
  return Number(id.slice(id.lastIndexOf("/") + 1));
}
