import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";

/**
 * Puts the security headers on an answer. A page's content security policy names the hash of each
 * inline script that it holds, so that it can be cached: a nonce would have to change every time.
 * @param storeOrigin where the store's pictures may come from, when it is not on https
 */
export function securityHeaders(storeOrigin?: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const type = headers.get("Content-Type") ?? "";
    for (const [name, value] of EVERY_ANSWER) headers.set(name, value);
    if (type.startsWith("image/")) headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    if (!type.startsWith("text/html")) {
      headers.set("Content-Security-Policy", NO_PAGE);
      return;
    }
    const html = await context.res.text();
    headers.set("Content-Security-Policy", pagePolicy(html, storeOrigin));
    context.res = new Response(html, { status: context.res.status, headers });
  };
}

/** On all answers, whatever gives them. */
const EVERY_ANSWER = [
  ["X-Content-Type-Options", "nosniff"],
  // Two years. Browsers heed it over https only.
  ["Strict-Transport-Security", "max-age=63072000"],
  // Forms of the site need an Origin, which "no-referrer" would take away.
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
] as const;

/** For data, pictures and scripts, in case one is opened as a page. SVG pictures hold styles. */
const NO_PAGE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The headers of an answer without a body, which no page or file stands behind. */
export const BARE_ANSWER = [
  ...EVERY_ANSWER,
  ["Content-Security-Policy", NO_PAGE],
  ["Cache-Control", CACHE_POLICY.failure],
] as const;

function pagePolicy(html: string, storeOrigin: string | undefined): string {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const pictures = ["'self'", "https:", "data:", ...(storeOrigin ? [storeOrigin] : [])];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(hashes)].join(" ")}`,
    "style-src 'self'",
    `img-src ${pictures.join(" ")}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The texts of all scripts without a source; blocks of data are hashed with them, for simplicity. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text ?? "",
  );
}
