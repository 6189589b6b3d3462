import { createRequire } from "node:module";
import { buildClientSchema, type ExecutionResult, graphql } from "graphql";
import { type Play, type StoreNode, status } from "./store-double.ts";

const require = createRequire(import.meta.url);
const { data, ...schemaItself } = require("storefront-schema-2024-10/storefront.schema.json");
const schema = buildClientSchema(data ?? schemaItself);

export type OfficialStore = {
  /** By the blog's handle, in any order. */
  blogs: Record<string, readonly StoreNode[]>;
  pages?: readonly string[];
  /** The same for all pages. */
  pageBody?: string;
  redirects?: readonly { path: string; target: string }[];
  /** Decides by number and query whether a call comes too fast. */
  isTooFast?: (count: number, query: string) => boolean;
};

/**
 * Plays a store on Shopify's own schema of 2024-10: it refuses unknown fields and arguments, and
 * answers without a promised field. Lists come 250 entries at a time, as at Shopify.
 */
export function officialStore(store: OfficialStore): Play {
  const rootValue = rootOf(store);
  return async ({ query, variables }, response, count) => {
    const answer: ExecutionResult = store.isTooFast?.(count, query)
      ? THROTTLED
      : await graphql({ schema, source: query, variableValues: variables, rootValue });
    status(200, answer)({ headers: {}, url: "", query, variables }, response, count);
  };
}

const THROTTLED = {
  errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }],
} as unknown as ExecutionResult;

function rootOf({ blogs, pages = [], pageBody = "<p>Words.</p>", redirects = [] }: OfficialStore) {
  const whole = Object.entries(blogs).map(([handle, articles]) => blogOf(handle, articles));
  const published = pages.map((handle) => ({
    ...page(handle),
    body: pageBody,
    __typename: "Page",
  }));
  const resources = {
    ARTICLE: Object.values(blogs).flat(),
    PAGE: published,
  } as Record<string, readonly { handle: string }[]>;
  return {
    blog: ({ handle }: { handle: string }) => whole.find((blog) => blog.handle === handle) ?? null,
    blogs: (args: ListArguments) => connection(whole, args),
    page: ({ handle }: { handle: string }) =>
      published.find((page) => page.handle === handle) ?? null,
    pages: (args: ListArguments) => connection(published, args),
    urlRedirects: (args: ListArguments) =>
      connection(
        redirects.map((redirect, number) => ({
          ...redirect,
          id: `gid://shopify/UrlRedirect/${number}`,
        })),
        args,
      ),
    sitemap: ({ type }: { type: string }) => sitemapOf(resources[type] ?? []),
    shop: {
      name: "A shop",
      privacyPolicy: null,
      refundPolicy: null,
      shippingPolicy: null,
      termsOfService: null,
    },
    publicApiVersions: [{ handle: "2024-10", displayName: "2024-10", supported: true }],
  };
}

function blogOf(handle: string, articles: readonly StoreNode[]) {
  const blog = { id: `gid://shopify/Blog/${handle}`, handle, title: handle };
  const nodes = articles.map((article) => ({ ...article, blog }));
  const orders: Record<string, readonly StoreNode[]> = {
    PUBLISHED_AT: nodes.toSorted((a, b) => before(a.publishedAt, b.publishedAt)),
    UPDATED_AT: nodes.toSorted((a, b) => before(changeOf(a), changeOf(b))),
  };
  const byHandle = new Map(nodes.map((node) => [node.handle, node]));
  return {
    ...blog,
    articleByHandle: ({ handle }: { handle: string }) => byHandle.get(handle) ?? null,
    articles: ({ sortKey = "PUBLISHED_AT", reverse, ...args }: ListArguments) => {
      const order = orders[sortKey] ?? nodes;
      return connection(reverse ? order.toReversed() : order, args);
    },
  };
}

const before = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const changeOf = ({ updatedAt, publishedAt }: StoreNode) => String(updatedAt ?? publishedAt);

const page = (handle: string) => ({
  id: `gid://shopify/Page/${handle}`,
  handle,
  title: handle,
  bodySummary: "Words.",
  seo: null,
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-03-14T09:00:00Z",
});

type ListArguments = { first?: number; after?: string | null; sortKey?: string; reverse?: boolean };

const MOST = 250;

/** A cursor is the place of an entry. */
function connection<Node>(all: readonly Node[], { first = 0, after }: ListArguments) {
  if (first > MOST) throw new Error(`first can't be over ${MOST}`);
  const start = after ? Number(after) + 1 : 0;
  const nodes = all.slice(start, start + first);
  const end = start + nodes.length;
  return {
    nodes,
    edges: nodes.map((node, at) => ({ node, cursor: String(start + at) })),
    pageInfo: {
      hasNextPage: end < all.length,
      hasPreviousPage: start > 0,
      startCursor: nodes.length > 0 ? String(start) : null,
      endCursor: nodes.length > 0 ? String(end - 1) : null,
    },
  };
}

function sitemapOf(all: readonly { handle: string; publishedAt?: string; updatedAt?: unknown }[]) {
  const entry = ({ handle, publishedAt, updatedAt = publishedAt }: (typeof all)[number]) => ({
    __typename: "SitemapResource",
    handle,
    updatedAt,
    title: handle,
    image: null,
  });
  return {
    pagesCount: { count: Math.ceil(all.length / MOST) },
    resources: ({ page }: { page: number }) => ({
      items: all.slice((page - 1) * MOST, page * MOST).map(entry),
      hasNextPage: page * MOST < all.length,
    }),
  };
}

/** Only what Shopify's schema promises. */
export function bareArticle(number: number): StoreNode {
  return {
    id: `gid://shopify/Article/${number}`,
    handle: `article-${number}`,
    title: `Article ${number}`,
    content: "",
    contentHtml: "",
    excerpt: null,
    image: null,
    authorV2: null,
    seo: null,
    tags: [],
    publishedAt: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString(),
  };
}
