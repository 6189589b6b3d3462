import { createHash } from "node:crypto";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

/** The headers of an app's only answer. */
async function headersOf(body: string, type: string, storeOrigin?: string): Promise<Headers> {
  const app = new Hono();
  app.use(securityHeaders(storeOrigin));
  app.get("/", ({ body: answer }) => answer(body, 200, { "Content-Type": type }));
  const response = await app.request("/");
  expect(await response.text()).toBe(body);
  return response.headers;
}

async function scriptSources(html: string): Promise<string[]> {
  const { "script-src": sources } = directives(await headersOf(html, "text/html; charset=utf-8"));
  return sources ?? [];
}

function directives(headers: Headers): Record<string, string[]> {
  const policy = headers.get("Content-Security-Policy") ?? "";
  const parts = policy.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(parts.map(([name, ...sources]) => [name, sources]));
}

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("a page may run its own inline scripts and the site's files, and nothing else", async () => {
  const html = `<script>one()</script><script type="application/ld+json">{"a":"é"}</script>
    <script src="/assets/a.js"></script><script async src="/b.js"></script>
    <script nomodule>
    two("<b>")
    </script><p onclick="three()">`;
  expect(await scriptSources(html)).toEqual([
    "'self'",
    hash("one()"),
    hash('{"a":"é"}'),
    hash('\n    two("<b>")\n    '),
  ]);
});

test("a script is named once, and a page without any allows only files", async () => {
  expect(await scriptSources("<script>a</script><script>a</script>")).toEqual([
    "'self'",
    hash("a"),
  ]);
  expect(await scriptSources("<p>Red light</p>")).toEqual(["'self'"]);
});

test("what is not named may not be loaded", async () => {
  const policy = directives(await headersOf("<p></p>", "text/html"));
  expect(policy["default-src"]).toEqual(["'none'"]);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
  expect(policy["base-uri"]).toEqual(["'none'"]);
  expect(policy["style-src"]).toEqual(["'self'"]);
  expect(JSON.stringify(policy["script-src"])).not.toContain("unsafe");
});

test("a store that is not on https may send pictures", async () => {
  const origin = "http://localhost:4000";
  const policy = directives(await headersOf("<p></p>", "text/html", origin));
  expect(policy["img-src"]).toEqual(["'self'", "https:", "data:", origin]);
});

test("data, scripts and pictures may do nothing when they are opened as a page", async () => {
  for (const type of ["application/json", "text/javascript", "image/svg+xml", "text/plain"]) {
    const policy = directives(await headersOf("{}", type));
    expect(policy["default-src"]).toEqual(["'none'"]);
    expect(policy["script-src"]).toBeUndefined();
  }
});

test("pictures may be shown elsewhere, nothing else may be read there", async () => {
  const resourcePolicy = async (type: string) =>
    (await headersOf("x", type)).get("Cross-Origin-Resource-Policy");
  expect(await resourcePolicy("image/png")).toBe("cross-origin");
  for (const type of ["text/html", "application/json", "font/woff2"]) {
    expect(await resourcePolicy(type)).toBe("same-origin");
  }
});
