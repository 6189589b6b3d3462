import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { address, article, ask, authorised, NOW, storeOf, storeWith, TOKEN } from "./test-store.ts";

test("an article is answered with every field", async () => {
  const content = storeOf([
    {
      handle: "dose",
      title: "Dose",
      html: '<p>Light <img src="/store-files/a.svg" alt="A"></p>',
      text: "Light and more words",
      excerpt: "A < B",
      author: "Evidence Desk",
      tags: ["guides"],
      publishedAt: new Date("2026-01-02T03:04:05.678Z"),
      image: { file: "a.svg", alt: "A", width: 16, height: 9 },
    },
  ]);
  const answer = await ask(
    content,
    `{ blog(handle: "red-light-therapy-blog") { title articleByHandle(handle: "dose") {
      id handle title content short: content(truncateAt: 8) contentHtml excerpt excerptHtml
      publishedAt tags onlineStoreUrl trackingParameters
      image { altText width height url(transform: { maxWidth: 400 }) src originalSrc transformedSrc }
      blog { handle } authorV2 { name firstName lastName email bio } author { name }
      seo { title description }
    } } }`,
  );
  expect(answer).toEqual({
    data: {
      blog: {
        title: "Red Light Therapy Blog",
        articleByHandle: {
          id: expect.stringMatching(/^gid:\/\/shopify\/Article\/\d+$/),
          handle: "dose",
          title: "Dose",
          content: "Light and more words",
          short: "Light...",
          contentHtml: '<p>Light <img src="https://files.test/a.svg" alt="A"></p>',
          excerpt: "A < B",
          excerptHtml: "<p>A &lt; B</p>",
          publishedAt: "2026-01-02T03:04:05Z",
          tags: ["guides"],
          onlineStoreUrl: null,
          trackingParameters: null,
          image: {
            altText: "A",
            width: 16,
            height: 9,
            url: "https://files.test/a.svg",
            src: "https://files.test/a.svg",
            originalSrc: "https://files.test/a.svg",
            transformedSrc: "https://files.test/a.svg",
          },
          blog: { handle: "red-light-therapy-blog" },
          authorV2: {
            name: "Evidence Desk",
            firstName: "Evidence",
            lastName: "Desk",
            email: "",
            bio: null,
          },
          author: { name: "Evidence Desk" },
          seo: { title: null, description: null },
        },
      },
    },
  });
});

test("an article with every optional field missing is answered with nulls", async () => {
  const answer = await ask(
    storeOf([{ handle: "bare" }]),
    `{ articles(first: 1) { nodes { excerpt excerptHtml image { url } authorV2 { name } author { name } tags } } }`,
  );
  const bare = { excerpt: null, excerptHtml: null, image: null, authorV2: null };
  expect(answer).toEqual({
    data: { articles: { nodes: [{ ...bare, author: { name: "" }, tags: [] }] } },
  });
});

test("IDs stay the same from one start to the next and find the article", async () => {
  const content = storeOf([{ handle: "a" }, { handle: "b" }]);
  const id = "gid://shopify/Article/267768725340955";
  const query = `{ blog(handle: "red-light-therapy-blog") { articleByHandle(handle: "a") { id } }
    article(id: "${id}") { handle } }`;
  expect(await ask(content, query)).toEqual({
    data: { blog: { articleByHandle: { id } }, article: { handle: "a" } },
  });
});

test("a blog, article or page that does not exist is null", async () => {
  const query = `{ blog(handle: "news") { id } none: blog { id } page(handle: "about") { id }
    mine: blog(handle: "red-light-therapy-blog") { articleByHandle(handle: "gone") { id } } }`;
  expect(await ask(storeOf([{ handle: "a" }]), query)).toEqual({
    data: { blog: null, none: null, page: null, mine: { articleByHandle: null } },
  });
});

test("an article is hidden until its date", async () => {
  const future = { handle: "soon", publishedAt: new Date(NOW.getTime() + 1000) };
  const content = storeOf([future, { handle: "now", publishedAt: NOW }]);
  const query = `{ blog(handle: "red-light-therapy-blog") {
    articleByHandle(handle: "soon") { id } articles(first: 9) { nodes { handle } } }
    sitemap(type: ARTICLE) { resources(page: 1) { items { handle } } } }`;
  const onlyNow = [{ handle: "now" }];
  expect(await ask(content, query)).toEqual({
    data: {
      blog: { articleByHandle: null, articles: { nodes: onlyNow } },
      sitemap: { resources: { items: onlyNow } },
    },
  });
});

test("a page is found by its handle, with its body and summary", async () => {
  const page = { ...article({ handle: "privacy" }), title: "Privacy", text: "Long ".repeat(60) };
  const answer = await ask(
    { articles: [], pages: [page], redirects: [] },
    `{ page(handle: "privacy") { title body bodySummary updatedAt } pages(first: 5) { nodes { handle } } }`,
  );
  expect(answer).toEqual({
    data: {
      page: {
        title: "Privacy",
        body: "<p>Text</p>",
        bodySummary: expect.stringMatching(/^.{147}\.\.\.$/),
        updatedAt: "2026-01-01T00:00:00Z",
      },
      pages: { nodes: [{ handle: "privacy" }] },
    },
  });
});

test("the sitemap tells 250 addresses a page", async () => {
  const content = storeOf(Array.from({ length: 251 }, (_, n) => ({ handle: `a${n}` })));
  const answer = z.object({ data: z.object({ sitemap: z.record(z.string(), z.unknown()) }) }).parse(
    await ask(
      content,
      `{ sitemap(type: ARTICLE) { pagesCount { count precision }
          first: resources(page: 1) { hasNextPage items { handle } }
          second: resources(page: 2) { hasNextPage items { handle updatedAt ... on SitemapResource { title } } } } }`,
    ),
  );
  expect(answer.data.sitemap).toMatchObject({
    pagesCount: { count: 2, precision: "EXACT" },
    first: { hasNextPage: true, items: { length: 250 } },
    second: { hasNextPage: false, items: [{ handle: "a250", title: "a250" }] },
  });
});

const shopQuery = { method: "POST", body: JSON.stringify({ query: "{ shop { name } }" }) };

test.each([
  ["no token", {}],
  ["a wrong token", { "X-Shopify-Storefront-Access-Token": "wrong" }],
  ["a wrong private token", { "Shopify-Storefront-Private-Token": "wrong" }],
])("%s is answered as Shopify answers a wrong one", async (_what, headers) => {
  const response = await storeWith(storeOf([])).fetch(address, {
    ...shopQuery,
    headers: { "Content-Type": "application/json", ...headers },
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    errors: [{ message: "", extensions: { code: "UNAUTHORIZED" } }],
  });
});

test.each(["X-Shopify-Storefront-Access-Token", "Shopify-Storefront-Private-Token"])(
  "the token is taken from %s, and the version named in the answer",
  async (header) => {
    const headers = { "Content-Type": "application/json", [header]: TOKEN };
    const request = new Request(address.replace("2024-10", "2026-01"), { ...shopQuery, headers });
    const response = await storeWith(storeOf([])).fetch(request);
    expect(response).toBeInstanceOf(Response);
    expect(response.headers.get("X-Shopify-API-Version")).toBe("2026-01");
    expect(await response.json()).toEqual({ data: { shop: { name: "Demo store" } } });
  },
);

test.each(["/", "/health", "/graphql", "/api/graphql.json", "/api/latest/graphql.json"])(
  "there is nothing at %s",
  async (path) => {
    const response = await storeWith(storeOf([])).fetch(new URL(path, address), {
      ...shopQuery,
      headers: authorised,
    });
    expect(response.status).toBe(404);
  },
);

test("only POST is answered, and a browser of another origin may use it", async () => {
  const store = storeWith(storeOf([]));
  const read = await store.fetch(`${address}?query={shop{name}}`, { headers: authorised });
  expect([read.status, read.headers.get("Allow")]).toEqual([405, "POST"]);
  const preflight = await store.fetch(address, {
    method: "OPTIONS",
    headers: { Origin: "https://site.test", "Access-Control-Request-Method": "POST" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("https://site.test");
  expect(preflight.headers.has("Access-Control-Allow-Credentials")).toBe(false);
});

test("a request larger than 64 KB is refused", async () => {
  const response = await storeWith(storeOf([])).fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...authorised },
    body: JSON.stringify({ query: `{ shop { name } } #${"x".repeat(70_000)}` }),
  });
  expect(response.status).toBe(413);
});

test("an error within is told without its cause, whatever NODE_ENV says", async () => {
  vi.stubEnv("NODE_ENV", "development");
  const log = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  const now = () => {
    throw new Error("secret cause");
  };
  const response = await storeWith(storeOf([{ handle: "a" }]), now).fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...authorised },
    body: JSON.stringify({ query: "{ articles(first: 1) { nodes { id } } }" }),
  });
  const text = await response.text();
  expect(text).toContain("Internal error");
  expect(text).not.toMatch(/secret|stack|\.ts/);
  expect(log).toHaveBeenCalled();
});
