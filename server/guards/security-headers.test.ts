import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

async function headersOf(
  body: string,
  type: string,
  storeOrigin?: string,
  own: Record<string, string> = {},
): Promise<Headers> {
  const app = new Hono();
  app.use(securityHeaders(storeOrigin));
  app.get("/", ({ body: answer }) => answer(body, 200, { "Content-Type": type, ...own }));
  const response = await app.request("/");
  expect(await response.text()).toBe(body);
  return response.headers;
}

function directives(headers: Headers): Record<string, string[]> {
  const policy = headers.get("Content-Security-Policy") ?? "";
  const parts = policy.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(parts.map(([name, ...sources]) => [name, sources]));
}

test("a page may do this and nothing else", async () => {
  const scripts = { "Content-Security-Policy": "script-src 'self' 'sha256-abc='" };
  const headers = await headersOf("<p></p>", "text/html; charset=utf-8", undefined, scripts);
  expect(directives(headers)).toEqual({
    "default-src": ["'self'"],
    "child-src": ["'none'"],
    "frame-src": ["'none'"],
    "media-src": ["'none'"],
    "object-src": ["'none'"],
    "worker-src": ["'none'"],
    "script-src": ["'self'", "'sha256-abc='"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "https:", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
});

test("a script is not allowed just because a page contains it", async () => {
  const page = '<script>one()</script><script src="/a.js"></script>';
  const policy = directives(await headersOf(page, "text/html"));
  expect(policy["script-src"]).toEqual(["'none'"]);
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
