import { createGraphQLError } from "graphql-yoga";
import { connection, type PageArguments } from "./connection.ts";
import { articleListing } from "./listing.ts";
import type { ArticleNode, PageNode } from "./nodes.ts";
import { type SearchableText, searchFilter } from "./search-syntax.ts";

type Found = ArticleNode | PageNode;

type Collections = { articles: readonly ArticleNode[]; pages: readonly PageNode[] };

type SearchArguments = PageArguments & {
  query: string;
  prefix?: "LAST" | "NONE" | null;
  reverse?: boolean | null;
  types?: readonly string[] | null;
};

type PredictiveArguments = {
  query: string;
  limit?: number | null;
  limitScope?: "ALL" | "EACH" | null;
  types?: readonly string[] | null;
};

/** Shopify's default and limit for predictive search. */
const MOST_PREDICTED = 10;

/** Articles and pages with all words of the query, titles first. */
export function search(collections: Collections, args: SearchArguments) {
  const found = ranked(collections, args.query, args.types ?? ["ARTICLE", "PAGE", "PRODUCT"]);
  const list = args.reverse ? found.reverse() : found;
  return { ...connection(list, args), totalCount: found.length };
}

/** Suggests no queries, because searches are not kept. */
export function predictiveSearch(
  collections: Collections,
  { query, limit, limitScope, types }: PredictiveArguments,
) {
  const most = limit ?? MOST_PREDICTED;
  if (most < 1 || most > MOST_PREDICTED) {
    throw createGraphQLError(`limit must be between 1 and ${MOST_PREDICTED}`, {
      extensions: { code: "BAD_REQUEST" },
    });
  }
  const found = ranked(collections, query, types ?? ["ARTICLE", "PAGE"]);
  const ofType = (type: string, list: Found[]) =>
    list.filter(({ __typename }) => __typename === type);
  const [articles, pages] =
    limitScope === "EACH"
      ? [ofType("Article", found).slice(0, most), ofType("Page", found).slice(0, most)]
      : [ofType("Article", found.slice(0, most)), ofType("Page", found.slice(0, most))];
  return { articles, pages, collections: [], products: [], queries: [] };
}

function ranked(
  { articles, pages }: Collections,
  query: string,
  types: readonly string[],
): Found[] {
  if (query.trim() === "") return [];
  const matches = searchFilter(query);
  const inTitle = (title: string) => matches({ fields: {}, text: title });
  const candidates: { node: Found; searchable: SearchableText }[] = [
    ...articles.map((node) => ({ node, searchable: articleListing.searchable(node) })),
    ...pages.map((node) => ({ node, searchable: searchablePage(node) })),
  ].filter(({ node }) => types.includes(node.__typename.toUpperCase()));
  return candidates
    .filter(({ searchable }) => matches(searchable))
    .map(({ node }) => node)
    .sort((a, b) => Number(inTitle(b.title)) - Number(inTitle(a.title)));
}

/** Searches a page's words too, unlike `pages(query:)`, which searches titles. */
function searchablePage({ title, handle, words }: PageNode): SearchableText {
  return { fields: { title, handle }, text: `${title} ${words}` };
}
