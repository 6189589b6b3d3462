import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { expect, onTestFinished, test } from "vitest";
import { startStoreServer } from "#embedded-store/server.ts";
import { article, storeOf } from "#embedded-store/test-store.ts";
import { createStoreInquiry } from "#server/store/store-inquiry.ts";
import { storeLine } from "#server/store/store-line.ts";
import { importableFiles } from "./importable-files.ts";
import { reportOnStore } from "./store-report.ts";

const BLOG = "red-light-therapy-blog";
const wait = async () => {};

test("a store's report says what the site shows, what is missing and what to set", async () => {
  const page = (handle: string) => ({ ...article({ handle }), title: handle });
  const origin = await storeWith({
    ...storeOf(Array.from({ length: 251 }, (_, n) => ({ handle: `a${n}` }))),
    pages: [page("privacy"), page("size-chart")],
    redirects: [{ path: "/old", target: "/blog" }],
  });
  const { text, works } = await report({ origin });
  expect(works).toBe(true);
  expect(text.split("\n")).toEqual([
    `Demo store, at ${origin}`,
    "",
    "The site shows:",
    "- Storefront API 2024-10",
    `- Blog ${BLOG} (Red Light Therapy Blog) with 251 articles, at /blog`,
    "- The site's own 2 articles, at the addresses for which the blog has none: its pages link to them",
    "- Pages /privacy",
    "- URL redirects: 1, for addresses that have no page here",
    `- The token may read blogs, articles of ${BLOG}, pages, policies, URL redirects`,
    "",
    "Missing, or to set:",
    expect.stringMatching(/^- Pages with the handles about, contact, terms, .*: the site links/),
    "- Pages that have no place on the site: size-chart. Their addresses, such as /pages/size-chart, lead to the shop where SHOP_URL is set.",
    expect.stringMatching(
      /^- SHOP_URL is not set: links .* words without a link\. Set it to the address/,
    ),
  ]);
  const sold = await report({ origin, shopUrl: "https://shop.example" });
  expect(sold.text).not.toContain("SHOP_URL is not set");
  const inFolder = await report({ origin, shopUrl: "https://shop.example/de" });
  expect(inFolder.text).toMatch(
    /^- \/shop leads to https:\/\/shop\.example\/de, products .* to https:\/\/shop\.example\/products\//m,
  );
});

test("all pages of a store are looked at, not only the newest", async () => {
  const page = (handle: string) => ({ ...article({ handle }), title: handle });
  const others = Array.from({ length: 300 }, (_, number) => page(`other-${number}`));
  const origin = await storeWith({
    ...storeOf([{ handle: "a" }]),
    pages: [...others, page("terms")],
  });
  const { text } = await report({ origin });
  expect(text).toContain("- Pages /terms");
  expect(text).toMatch(/no place on the site: (other-\d+, ){4}other-\d+ and 295 others\./);
});

test("of two blogs one is shown, and the other named with what to set", async () => {
  const blogs = { news: "News", recipes: "Recipes" };
  const nodes = Object.entries(blogs).map(([handle, title]) => ({ handle, title }));
  const none = { nodes: [] };
  const empty = { ...none, pageInfo: { hasNextPage: false, endCursor: null } };
  const origin = await double(async (request, response) => {
    const { query, variables } = JSON.parse(await text(request));
    const articles = { nodes: [{ id: "1" }], pageInfo: { hasNextPage: false, endCursor: null } };
    const blog = nodes.find(({ handle }) => handle === variables.handle);
    const data = query.includes("publicApiVersions")
      ? oldShop.data
      : {
          blogs: { nodes },
          pages: empty,
          urlRedirects: none,
          shop: { privacyPolicy: null },
          blog: blog ? { title: blog.title, articles } : null,
        };
    response.end(JSON.stringify({ data }));
  });
  const found = await report({ origin, blogHandle: "recipes" });
  expect(found.works).toBe(true);
  expect(found.text).toContain("- Blog recipes (Recipes) with 1 article, at /blog");
  expect(found.text).toContain(
    "- Blog news (News) with 1 article is not shown: the site has one blog. To show this one, set STORE_BLOG_HANDLE=news",
  );
  const wrong = await report({ origin });
  expect(wrong.works).toBe(false);
  const advice = "set STORE_BLOG_HANDLE to one that it has: news, recipes.";
  expect(wrong.text).toContain(advice);
  expect(await line({ origin })).toMatchObject({
    level: "warn",
    line: expect.stringContaining(advice),
  });
  expect(await line({ origin, blogHandle: "news" })).toMatchObject({
    level: "info",
    line: expect.stringContaining("its blog news has 1 article"),
  });
});

test("a version that the store no longer has is named, with those to choose from", async () => {
  const origin = await double((_request, response) => {
    response.setHeader("X-Shopify-API-Version", "2026-01");
    response.end(JSON.stringify(oldShop));
  });
  const { text } = await report({ origin });
  expect(text).toContain("- Storefront API 2026-01 (asked for 2024-10)");
  expect(text).toContain(
    "To choose one, set STOREFRONT_API_VERSION; supported are 2026-01, 2026-04.",
  );
});

const oldShop = {
  data: {
    shop: { name: "Old shop" },
    publicApiVersions: [
      { handle: "2026-01", supported: true },
      { handle: "2026-04", supported: true },
      { handle: "unstable", supported: false },
    ],
  },
};

test("what a token may not read is named, with the scope, and the rest is still told", async () => {
  const origin = await double(async (request, response) => {
    const denied = {
      message: "Access denied for pages field.",
      extensions: { code: "ACCESS_DENIED" },
    };
    let body = "";
    for await (const chunk of request) body += chunk;
    const isFirst = body.includes("publicApiVersions");
    response.end(JSON.stringify(isFirst ? oldShop : { errors: [denied] }));
  });
  const { text, works } = await report({ origin });
  expect(works).toBe(false);
  expect(text).toMatch(
    /- Pages: The token may not read this: give it the scope unauthenticated_read_content\. The store says: .*Access denied for pages field/,
  );
});

/** Each store fails by itself; nothing of the client is replaced. */
test.each<[string, RequestListener, RegExp]>([
  [
    "a web page",
    (_request, response) => response.end("<p>Hello"),
    /answers with something other than data.*set PUBLIC_STORE_DOMAIN to/,
  ],
  ["silence", () => {}, /is too slow: it did not answer within 100 ms\. Try again/],
  [
    "a connection cut off",
    (request) => request.socket.destroy(),
    /can't be reached: .*The reason:/,
  ],
  [
    "throttling",
    (_request, response) => {
      response.end('{"errors":[{"message":"Throttled","extensions":{"code":"THROTTLED"}}]}');
    },
    /had too many requests: try again in a minute/,
  ],
  [
    "an unknown field",
    (_request, response) => response.end('{"errors":[{"message":"Field \'x\' doesn\'t exist"}]}'),
    /refuses the query; another STOREFRONT_API_VERSION may help\. It says: .*doesn't exist/,
  ],
  [
    "another shape",
    (_request, response) => response.end('{"data":{}}'),
    /an answer that can't be read/,
  ],
])("a store with %s gets a sentence that says what to do", async (what, listener, sentence) => {
  const origin = await double(listener);
  const timeout = what === "silence" ? 100 : 10_000;
  const { text, works } = await report({ origin, timeout });
  expect(works).toBe(false);
  expect(text).toMatch(sentence);
  expect(text.split("\n")).toHaveLength(1);
  const { level, line: logged } = await line({ origin, timeout });
  expect(level).toBe("warn");
  expect(logged).toMatch(sentence);
});

test("a wrong token, no token, and a store that does not run are told apart", async () => {
  const origin = await storeWith(storeOf([]));
  const wrong = await report({ origin, token: { kind: "public", value: "wrong" } });
  expect(wrong.text).toMatch(/does not know the token \(401\): copy it again/);
  const none = await report({ origin, token: undefined });
  expect(none.text).toMatch(/^No token is set: set PUBLIC_STOREFRONT_API_TOKEN/);
  const closed = await report({ origin: await closedPort() });
  expect(closed.text).toMatch(/^Nothing listens at .* \(ECONNREFUSED\)/);
});

test("the line of a start says store, blog, articles and version", async () => {
  const origin = await storeWith(storeOf([{ handle: "a" }, { handle: "b" }]));
  expect(await line({ origin })).toEqual({
    level: "info",
    line: `The store is ${origin}, its blog ${BLOG} has 2 articles, and Storefront API 2024-10 answers`,
  });
});

test("pages and redirects get files of their own, drafts none, and a spreadsheet's signs stay in the text", () => {
  const content = {
    ...storeOf([
      { handle: "a", title: "=1+1", excerpt: "A < B & C", text: "", html: "<p>-1</p>" },
      { handle: "unfinished", draft: true },
    ]),
    pages: [{ ...article({ handle: "privacy" }), title: "Privacy" }],
    redirects: [{ path: "/old", target: "/new" }],
  };
  const files = importableFiles(content, "https://site.example");
  const rowsOf = (name: string): Record<string, string>[] => {
    const file = files.find((one) => one.name === name);
    return parse(file?.content ?? "", { columns: true, bom: true });
  };
  expect(rowsOf("blog-posts.csv")).toMatchObject([
    { Title: "=1+1", "Summary HTML": "<p>A &lt; B &amp; C</p>", "Body HTML": "<p>-1</p>" },
  ]);
  expect(rowsOf("pages.csv")).toMatchObject([{ Handle: "privacy", Title: "Privacy" }]);
  expect(rowsOf("redirects.csv")).toEqual([{ "Redirect from": "/old", "Redirect to": "/new" }]);
});

type Settings = {
  origin: string;
  token?: { kind: "public"; value: string } | undefined;
  blogHandle?: string;
  timeout?: number;
  shopUrl?: string;
};

function access({ origin, blogHandle = BLOG, timeout = 10_000, ...given }: Settings) {
  const token = "token" in given ? given.token : ({ kind: "public", value: "t" } as const);
  const store = { origin, token, apiVersion: "2024-10", blogHandle, fetch };
  return { store, inquiry: createStoreInquiry(store, { wait, timeout }) };
}

function report(settings: Settings) {
  const { store, inquiry } = access(settings);
  return reportOnStore(store, inquiry, ["safety", "faq"], settings.shopUrl);
}

function line(settings: Settings) {
  const { store, inquiry } = access(settings);
  return storeLine(settings.origin, store, store.blogHandle, inquiry);
}

async function storeWith(content: Parameters<typeof startStoreServer>[0]["content"]) {
  const server = await startStoreServer({ content, token: "t", port: 0 });
  onTestFinished(() => server.close());
  return server.origin;
}

/** A server that answers every request like this. */
async function double(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function closedPort(): Promise<string> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return `http://localhost:${port}`;
}
