import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { type FinishedPage, finishPage, plainVariant } from "./finished-page.ts";

const TEXT = `<!doctype html><p>${"Red light. ".repeat(500)}</p>`;

const html = (text = TEXT, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });

/** Fails when a name comes twice. */
function named(headers: string[]): Record<string, string> {
  const names = headers.filter((_, position) => position % 2 === 0);
  expect(names).toEqual([...new Set(names.map((name) => name.toLowerCase()))]);
  return Object.fromEntries(names.map((name, at) => [name, headers[2 * at + 1] ?? ""]));
}

/** Both compressions of a page. @throws when it has none */
function compressed({ variants }: FinishedPage) {
  if (!("br" in variants)) throw new Error("It is not compressed");
  return variants;
}

test("text comes in three encodings that say the same", async () => {
  const page = await finishPage(html());
  const identity = plainVariant(page);
  expect(identity.body.toString()).toBe(TEXT);
  expect(plainVariant(page), "unpacked once").toBe(identity);
  const { br, gzip } = compressed(page);
  expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
  expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
  for (const [encoding, variant] of Object.entries({ identity, br, gzip })) {
    const headers = named(variant.headers);
    expect(headers["content-length"]).toBe(String(variant.body.length));
    expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(headers.vary).toBe("Accept-Encoding");
  }
});

test("what is small, or compressed by itself, comes as it is", async () => {
  const small = html("<p>Red</p>");
  const picture = new Response("x".repeat(5_000), { headers: { "Content-Type": "image/png" } });
  for (const response of [small, picture]) {
    const page = await finishPage(response);
    const { variants, headers } = page;
    expect(variants).toEqual({ identity: plainVariant(page) });
    expect(named(headers).vary).toBeUndefined();
  }
});

test("drawings, data and feeds are compressed", async () => {
  for (const type of [
    "image/svg+xml",
    "application/json",
    "application/rss+xml",
    "text/x-script",
  ]) {
    const { variants } = await finishPage(html(TEXT, { "Content-Type": type }));
    expect(Object.keys(variants), type).toEqual(["br", "gzip"]);
  }
});

test("the length that a file brings with it is not said twice", async () => {
  const page = await finishPage(html(TEXT, { "Content-Length": String(TEXT.length) }));
  for (const { headers, body } of [plainVariant(page), ...Object.values(page.variants)]) {
    expect(named(headers)["content-length"]).toBe(String(body.length));
  }
});

test("the tag follows the body and nothing else", async () => {
  const first = await finishPage(html());
  const same = await finishPage(html(TEXT, { "X-Other": "1" }));
  const other = await finishPage(html(`${TEXT}.`));
  expect(first.etag).toMatch(/^W\/"[\w-]+"$/);
  expect(named(first.headers).etag).toBe(first.etag);
  expect(same.etag).toBe(first.etag);
  expect(other.etag).not.toBe(first.etag);
});

test("only a page that is there has a tag", async () => {
  const { headers } = await finishPage(html(TEXT, {}, 404));
  expect(named(headers).etag).toBeUndefined();
});

test("a body that stayed the same is not compressed again", async () => {
  const older = await finishPage(html());
  const same = await finishPage(html(), older);
  expect(compressed(same).br.body).toBe(compressed(older).br.body);
  expect(compressed(same).gzip.body).toBe(compressed(older).gzip.body);
  const other = await finishPage(html(`${TEXT}.`), older);
  expect(compressed(other).br.body).not.toBe(compressed(older).br.body);
});

test("how long it is good is what its Cache-Control says, in milliseconds", async () => {
  const lifetime = async (policy: string) =>
    (await finishPage(html(TEXT, policy ? { "Cache-Control": policy } : {}))).lifetime;
  expect(await lifetime(CACHE_POLICY.page)).toEqual({
    fresh: 60_000,
    staleWhileRevalidate: 600_000,
    staleIfError: 86_400_000,
  });
  const none = { staleWhileRevalidate: 0, staleIfError: 0 };
  expect(await lifetime(CACHE_POLICY.missing)).toEqual({ fresh: 60_000, ...none });
  expect(await lifetime(CACHE_POLICY.redirect)).toEqual({ fresh: 86_400_000, ...none });
  for (const policy of [CACHE_POLICY.failure, "private, max-age=60", ""]) {
    expect(await lifetime(policy)).toEqual({ fresh: 0, ...none });
  }
});

test("the size is what it takes in memory, also without a body", async () => {
  const page = await finishPage(html());
  const { br, gzip } = compressed(page);
  const bodies = br.body.length + gzip.body.length;
  expect(page.size).toBeGreaterThan(bodies + 1_000);
  expect(page.size, "without the text itself").toBeLessThan(TEXT.length);
  const redirect = await finishPage(
    new Response(null, { status: 301, headers: { Location: "/blog", "X-Long": "x".repeat(900) } }),
  );
  expect(redirect.size).toBeGreaterThan(2_900);
});
