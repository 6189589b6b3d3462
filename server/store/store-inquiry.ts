import { z } from "zod";
import { readPages } from "#app/storefront/paging.server.ts";
import { shortText, storeList } from "#app/storefront/storefront-api.ts";
import {
  createStorefrontClient,
  type StorefrontClientOptions,
} from "#app/storefront/storefront-client.server.ts";
import type { StoreAccess } from "./embedded-store.ts";

type BlogFacts = { handle: string; title: string; articles: number };

/** Each throws like the client's `query`. */
export type StoreInquiry = {
  /** The version in the latest answer; null when there is none. */
  version(): string | null;
  shop(): Promise<{ name: string; supportedVersions: string[] }>;
  /** The first 250. */
  blogs(): Promise<Omit<BlogFacts, "articles">[]>;
  /** Counts all articles; undefined for an unknown blog. */
  blog(handle: string): Promise<BlogFacts | undefined>;
  pages(): Promise<string[]>;
  policies(): Promise<string[]>;
  /** 250 means that many or more. */
  redirects(): Promise<number>;
};

/** Counting stops after 200 pages of 250. */
const MOST_PAGES = 200;

/** Asks a store for its content, past all caches, for the start and `npm run site connect`. */
export function createStoreInquiry(
  store: StoreAccess,
  options: Pick<StorefrontClientOptions, "wait" | "timeout">,
): StoreInquiry {
  let version: string | null = null;
  const client = createStorefrontClient({
    ...store,
    ...options,
    log: SILENT,
    async fetch(url, init) {
      const response = await store.fetch(url, init);
      version = response.headers.get("X-Shopify-API-Version");
      return response;
    },
  });

  return {
    version: () => version,
    async shop() {
      const { shop, publicApiVersions } = await client.query(
        "query Shop { shop { name } publicApiVersions { handle supported } }",
        {},
        z.object({
          shop: z.object({ name: shortText }),
          publicApiVersions: storeList(z.object({ handle: shortText, supported: z.boolean() })),
        }),
      );
      const supported = publicApiVersions.filter((one) => one.supported);
      return { name: shop.name, supportedVersions: supported.map(({ handle }) => handle) };
    },
    async blogs() {
      const { blogs } = await client.query(
        "query Blogs { blogs(first: 250) { nodes { handle title } } }",
        {},
        z.object({
          blogs: z.object({ nodes: storeList(z.object({ handle: shortText, title: shortText })) }),
        }),
      );
      return blogs.nodes;
    },
    async blog(handle) {
      let articles = 0;
      let after: string | null = null;
      for (let page = 1; ; page++) {
        const answer: BlogAnswer = await client.query(BLOG_COUNT, { handle, after }, blogAnswer);
        const { blog } = answer;
        if (!blog) return undefined;
        articles += blog.articles.nodes.length;
        const { hasNextPage, endCursor } = blog.articles.pageInfo;
        after = endCursor;
        if (!hasNextPage || page === MOST_PAGES) return { handle, title: blog.title, articles };
      }
    },
    async pages() {
      const { items } = await readPages(
        "pages",
        async (after) => {
          const { pages } = await client.query(PAGES, { after }, pagesAnswer);
          const { hasNextPage, endCursor } = pages.pageInfo;
          return { items: pages.nodes, hasNextPage, next: endCursor };
        },
        SILENT,
      );
      return items.map(({ handle }) => handle);
    },
    async policies() {
      const policy = z.object({ title: shortText }).nullable();
      const { shop } = await client.query(
        `query Policies { shop { privacyPolicy { title } refundPolicy { title }
          shippingPolicy { title } termsOfService { title } } }`,
        {},
        z.object({ shop: z.record(z.string(), policy) }),
      );
      return Object.values(shop).flatMap((one) => one?.title ?? []);
    },
    async redirects() {
      const { urlRedirects } = await client.query(
        "query Redirects { urlRedirects(first: 250) { nodes { id } } }",
        {},
        z.object({ urlRedirects: z.object({ nodes: storeList(z.unknown()) }) }),
      );
      return urlRedirects.nodes.length;
    },
  };
}

/** The caller shows what would be warned of. */
const SILENT = { warn() {} };

const PAGES = `query Pages($after: String) {
  pages(first: 250, after: $after) {
    nodes { handle }
    pageInfo { hasNextPage endCursor }
  }
}`;

const pagesAnswer = z.object({
  pages: z.object({
    nodes: storeList(z.object({ handle: shortText })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: shortText.nullable() }),
  }),
});

const BLOG_COUNT = `query BlogCount($handle: String!, $after: String) {
  blog(handle: $handle) {
    title
    articles(first: 250, after: $after) {
      nodes { id }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

const blogAnswer = z.object({
  blog: z
    .object({
      title: shortText,
      articles: z.object({
        nodes: storeList(z.unknown()),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      }),
    })
    .nullable(),
});

type BlogAnswer = z.infer<typeof blogAnswer>;
