import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "../tests/support/ask.ts";
import { type ServedSite, serveSite } from "../tests/support/served-site.ts";

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite({ PURGE_SECRET: "0123456789abcdef" });
});
afterAll(() => site.close());

const asset = (ending: string) => {
  const file = readdirSync("build/client/assets").find((name) => name.endsWith(ending));
  if (!file) throw new Error(`The build has no ${ending}`);
  return `/assets/${file}`;
};
const read = (path: string) => () => site.get(path);
const write =
  (path: string, headers: Record<string, string>, body = "{}") =>
  () =>
    site.get(path, { method: "POST", headers, body });
const SUBSCRIBE = "/api/newsletter/subscribe";
const json = { "Content-Type": "application/json" };

/** One answer of every kind, with its status and Cache-Control. */
const kinds: [string, () => Promise<Answer>, number, RegExp][] = [
  ["a page", read("/"), 200, /^public, max-age=0, s-maxage=60, stale-while/],
  ["an article", read("/blog/safety"), 200, /^public, max-age=0, s-maxage=60, stale-while/],
  ["a page's data", read("/blog.data"), 200, /^public, max-age=0, s-maxage=60, stale-while/],
  ["a page by HEAD", () => site.get("/", { method: "HEAD" }), 200, /^public/],
  ["a search", read("/search?q=light"), 200, /^public, max-age=0/],
  ["a search as JSON", read("/api/search/light"), 200, /^public, max-age=0/],
  ["a script", read(asset(".js")), 200, /immutable/],
  ["a style sheet", read(asset(".css")), 200, /immutable/],
  ["a font", read(asset(".woff2")), 200, /immutable/],
  ["an icon", read("/favicon.svg"), 200, /^public, max-age=3600$/],
  ["a picture of the store", read("/store-files/best-dose-by-study.svg"), 200, /max-age=86400/],
  ["a social image", read("/social/blog.png"), 200, /max-age=86400/],
  ["RSS", read("/feed.xml"), 200, /^public/],
  ["Atom", read("/atom.xml"), 200, /^public/],
  ["a JSON feed", read("/feed.json"), 200, /^public/],
  ["the sitemap", read("/sitemap.xml"), 200, /^public/],
  ["robots.txt", read("/robots.txt"), 200, /^public/],
  ["llms.txt", read("/llms.txt"), 200, /^public/],
  ["the manifest", read("/manifest.webmanifest"), 200, /^public/],
  ["the search's description", read("/opensearch.xml"), 200, /^public/],
  ["/healthz", read("/healthz"), 200, /^no-store$/],
  ["/readyz", read("/readyz"), 200, /^no-store$/],
  ["another spelling", read("/Blog/"), 301, /^public, max-age=86400$/],
  ["a page that the reader has", notModified, 304, /^public, max-age=0/],
  ["a missing page", read("/nowhere"), 404, /^public, max-age=0, s-maxage=60$/],
  ["a missing article", read("/blog/nothing"), 404, /^public, max-age=0, s-maxage=60$/],
  ["a missing script", read("/assets/gone-123.js"), 404, /^no-store$/],
  ["a missing picture", read("/store-files/gone.svg"), 404, /^no-store$/],
  ["a broken escape", read("/blog/%E0%A4"), 400, /^no-store$/],
  ["a search that is too long", read(`/api/search/${"x".repeat(300)}`), 400, /^no-store$/],
  ["a purge that is not signed", write("/api/purge", json), 401, /^no-store$/],
  [
    "a form of another site",
    write(SUBSCRIBE, { ...json, Origin: "https://a.example" }),
    403,
    /^no-store$/,
  ],
  ["a write to a page", write("/blog", json), 405, /^no-store$/],
  ["a body that is too long", write(SUBSCRIBE, json, "x".repeat(20_000)), 413, /^no-store$/],
  ["an address that is too long", read(`/${"x".repeat(3_000)}`), 414, /^no-store$/],
  ["a body of another kind", write(SUBSCRIBE, { "Content-Type": "a/b" }), 415, /^no-store$/],
  [
    "a host that is none",
    () => site.get(SUBSCRIBE, { headers: { Host: "a b/c" }, method: "POST" }),
    400,
    /^no-store$/,
  ],
  ["an expectation", () => site.get("/", { headers: { Expect: "wonders" } }), 417, /^no-store$/],
  ["headers that are too long", tooLongHeaders, 431, /^no-store$/],
  ["an answer to a form", write(SUBSCRIBE, json), 400, /^no-store$/],
  ["a server with too much to do", overloaded, 503, /^no-store$/],
];

test.each(kinds)("%s", async (_name, ask, status, cacheControl) => {
  const { headers, ...answer } = await ask();
  expect(answer.status).toBe(status);
  expect(headers["cache-control"]).toMatch(cacheControl);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
  });
  const policy = headers["content-security-policy"] ?? "";
  // A page's own directives rule out by name what `'self'` would allow.
  expect(policy).toMatch(/^default-src ('none'|'self'; .*object-src 'none'); /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers.server).toBeUndefined();
  expect(headers["set-cookie"]).toBeUndefined();
  expect(headers["cross-origin-resource-policy"]).toMatch(/^(same|cross)-origin$/);
});

async function notModified(): Promise<Answer> {
  const { headers } = await site.get("/blog");
  return site.get("/blog", { headers: { "If-None-Match": headers.etag ?? "" } });
}

function tooLongHeaders(): Promise<Answer> {
  return site.get("/", { headers: { "X-Long": "x".repeat(20_000) } });
}

async function overloaded(): Promise<Answer> {
  site.overload(true);
  const answer = await site.get("/benefits/cognitive-function");
  site.overload(false);
  return answer;
}

test("a page allows the scripts that we made, and has no others", async () => {
  for (const path of ["/", "/blog/safety", "/benefits/skin-health", "/nowhere"]) {
    const { headers, body } = await site.get(path);
    const scripts = getElementsByTagName("script", parseDocument(body.toString()));
    const programs = scripts.filter(({ attribs }) => attribs.type !== "application/ld+json");
    // One script hydrates the page, and it comes first.
    expect(programs[0]).toBe(scripts[0]);
    expect(programs.map(({ attribs }) => attribs.type)).toEqual([
      undefined,
      "held-script",
      "held-module",
      "held-script",
      "held-script",
    ]);
    const hashes = programs.map((program) =>
      createHash("sha256").update(textContent(program)).digest("base64"),
    );
    const policy = String(headers["content-security-policy"]);
    const allowed = Array.from(policy.matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash);
    expect(allowed, path).toEqual(hashes);
    expect(body.toString()).not.toContain("nonce");
  }
});

test("what is sent says what it is", async () => {
  const types: Record<string, string> = {
    "/": "text/html; charset=utf-8",
    "/nowhere": "text/html; charset=utf-8",
    "/api/search/light": "application/json",
    "/feed.xml": "application/rss+xml; charset=utf-8",
    "/atom.xml": "application/atom+xml; charset=utf-8",
    "/social/blog.png": "image/png",
    "/favicon.svg": "image/svg+xml; charset=utf-8",
    "/healthz": "application/json",
    [asset(".js")]: "text/javascript; charset=utf-8",
    [asset(".woff2")]: "font/woff2",
  };
  for (const [path, type] of Object.entries(types)) {
    expect((await site.get(path)).headers["content-type"], path).toBe(type);
  }
});
