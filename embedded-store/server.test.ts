import { createHash } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StoreServer, startStoreServer } from "./server.ts";

const content = { articles: [], pages: [], redirects: [] };
let server: StoreServer;

beforeAll(async () => {
  server = await startStoreServer({ content, token: "t", port: 0 });
});
afterAll(() => server.close());

test("the Storefront API answers over HTTP", async () => {
  const response = await fetch(`${server.origin}/api/2024-10/graphql.json`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Shopify-Storefront-Access-Token": "t" },
    body: JSON.stringify({ query: "{ shop { name } }" }),
  });
  expect(await response.json()).toEqual({ data: { shop: { name: "Demo store" } } });
});

test("GraphiQL loads nothing, asks the store without having its token, and answers no other site's page", async () => {
  const page = await fetch(`${server.origin}/graphiql`);
  const html = await page.text();
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  const script = /<script>(.*)<\/script>/s.exec(html)?.[1] ?? "";
  expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toMatch(/https?:/);
  expect(html.replace(script, "")).not.toMatch(/(src|href)="?https?:/);

  const ask = (type: string) =>
    fetch(`${server.origin}/graphiql`, {
      method: "POST",
      headers: { "Content-Type": type },
      body: JSON.stringify({ query: "{ shop { name } }" }),
    });
  const answer = await ask("application/json");
  expect(await answer.json()).toEqual({ data: { shop: { name: "Demo store" } } });
  expect((await ask("text/plain")).status).toBe(415);
});

test("an image is served with its type, and cannot become a program", async () => {
  const response = await fetch(`${server.origin}/files/safety.svg`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("<svg");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "x-content-type-options": "nosniff",
    "cache-control": expect.stringContaining("max-age="),
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
});

test.each([
  "/files/no-such-image.svg",
  "/files/../../package.json",
  "/files/..%2f..%2fpackage.json",
  "/files/..%5ccontent.ts",
  "/files//etc/passwd",
  "/articles/safety.md",
])("nothing else can be had at %s", async (path) => {
  expect(await statusOf(path)).toBe(404);
});

/** Requests exactly this path: `fetch` would remove the dots. */
async function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.origin);
  const sent = request({ hostname, port, path }).end();
  const [response] = await once(sent, "response");
  response.resume();
  return response.statusCode;
}
