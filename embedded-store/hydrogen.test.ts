import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BLOG_HANDLE } from "./graph.ts";
import { article, ask, storeOf } from "./test-store.ts";

const folder = new URL("hydrogen/", import.meta.url);
const queryOf = (name: string) => readFileSync(new URL(`${name}.graphql`, folder), "utf8");

const content = {
  ...storeOf([
    {
      handle: "knee-dose",
      title: "A dose for the knee",
      text: "Four joules.",
      tags: ["guides"],
      publishedAt: new Date("2026-02-01"),
    },
    { handle: "sleep", title: "Sleep", text: "A dose at night.", tags: ["science"] },
  ]),
  pages: [{ ...article({ handle: "privacy" }), title: "Privacy", text: "No dose, no name." }],
  redirects: [
    { path: "/blogs/news/knees", target: `/blogs/${BLOG_HANDLE}/knee-dose` },
    { path: "/old", target: "https://elsewhere.example/" },
  ],
};

/** What Hydrogen sends along, with the values of its skeleton. */
const context = { country: "US", language: "EN" };
const paging = { first: 4, last: null, startCursor: null, endCursor: null };
const knee = { handle: "knee-dose", title: "A dose for the knee" };
const nothing = {
  nodes: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

/** Each query of the folder, with its variables and what matters of the answer. */
const QUERIES: Record<string, [variables: Record<string, unknown>, answer: unknown]> = {
  Header: [
    { ...context, headerMenuHandle: "main-menu" },
    {
      shop: {
        name: "Demo store",
        primaryDomain: { url: "https://embedded-store.example" },
        brand: null,
      },
      menu: {
        items: [
          { title: "Home", type: "FRONTPAGE", url: "https://embedded-store.example/", items: [] },
          { type: "BLOG", url: `https://embedded-store.example/blogs/${BLOG_HANDLE}` },
          { type: "SEARCH", url: "https://embedded-store.example/search" },
        ],
      },
    },
  ],
  Footer: [
    { ...context, footerMenuHandle: "footer" },
    {
      menu: {
        items: [
          {
            title: "Privacy",
            type: "PAGE",
            url: "https://embedded-store.example/pages/privacy",
            resourceId: expect.stringMatching(/^gid:\/\/shopify\/Page\/\d+$/),
          },
        ],
      },
    },
  ],
  Blogs: [{ ...context, ...paging }, { blogs: { nodes: [{ handle: BLOG_HANDLE }] } }],
  Blog: [
    { ...context, ...paging, blogHandle: BLOG_HANDLE },
    { blog: { articles: { nodes: [knee, { handle: "sleep" }] } } },
  ],
  Article: [
    { ...context, blogHandle: BLOG_HANDLE, articleHandle: "knee-dose" },
    { blog: { articleByHandle: { ...knee, contentHtml: "<p>Text</p>" } } },
  ],
  Page: [{ ...context, handle: "privacy" }, { page: { title: "Privacy", body: "<p>Text</p>" } }],
  Policies: [context, { shop: { privacyPolicy: null, subscriptionPolicy: null } }],
  Policy: [
    {
      ...context,
      privacyPolicy: true,
      refundPolicy: false,
      shippingPolicy: false,
      termsOfService: false,
    },
    { shop: { privacyPolicy: null } },
  ],
  RegularSearch: [
    { ...context, ...paging, first: 8, term: "dose" },
    {
      articles: { nodes: [{ __typename: "Article", ...knee }, { handle: "sleep" }] },
      pages: { nodes: [{ __typename: "Page", handle: "privacy" }] },
      products: nothing,
    },
  ],
  PredictiveSearch: [
    { ...context, limit: 10, limitScope: "EACH", term: "dose" },
    {
      predictiveSearch: {
        articles: [{ ...knee, blog: { handle: BLOG_HANDLE }, image: null }, { handle: "sleep" }],
        pages: [{ handle: "privacy" }],
        collections: [],
        products: [],
        queries: [],
      },
    },
  ],
  Redirects: [
    { query: "path:/blogs/news/knees" },
    { urlRedirects: { edges: [{ node: { target: `/blogs/${BLOG_HANDLE}/knee-dose` } }] } },
  ],
  SitemapIndex: [
    {},
    {
      articles: { pagesCount: { count: 1 } },
      pages: { pagesCount: { count: 1 } },
      products: { pagesCount: { count: 0 } },
    },
  ],
  SitemapArticles: [
    { page: 1 },
    { sitemap: { resources: { items: [{ handle: "knee-dose" }, { handle: "sleep" }] } } },
  ],
  SitemapPages: [{ page: 1 }, { sitemap: { resources: { items: [{ handle: "privacy" }] } } }],
  SitemapBlogs: [{ page: 1 }, { sitemap: { resources: { items: [{ handle: BLOG_HANDLE }] } } }],
  SitemapProducts: [{ page: 1 }, { sitemap: { resources: { items: [] } } }],
  SitemapCollections: [{ page: 1 }, { sitemap: { resources: { items: [] } } }],
  SitemapMetaobjects: [{ page: 1 }, { sitemap: { resources: { items: [] } } }],
  FeaturedCollection: [context, { collections: { nodes: [] } }],
  RecommendedProducts: [context, { products: { nodes: [] } }],
  StoreCollections: [{ ...context, ...paging }, { collections: nothing }],
  Catalog: [{ ...context, ...paging }, { products: nothing }],
  Collection: [{ ...context, ...paging, handle: "all" }, { collection: null }],
  Product: [{ ...context, handle: "lamp", selectedOptions: [] }, { product: null }],
};

test("every query of the folder is asked here", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".graphql"));
  expect(files.map((name) => name.replace(".graphql", "")).sort()).toEqual(
    Object.keys(QUERIES).sort(),
  );
});

test.each(Object.entries(QUERIES))(
  "Hydrogen's query %s gets its answer",
  async (name, [variables, answer]) => {
    const body = await ask(content, queryOf(name), variables);
    expect(body).not.toHaveProperty("errors");
    expect(body).toMatchObject({ data: answer as Record<string, unknown> });
  },
);
