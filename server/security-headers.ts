import type { MiddlewareHandler } from "hono";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";

/**
 * Puts the security headers on an answer. A page comes with the part of its content security policy that
 * says which scripts it may run, as whoever rendered it knows which are the site's own: the HTML is never
 * asked. One that comes without may run none; one that brings a whole policy keeps it.
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
    if (headers.get("Content-Security-Policy")?.startsWith("default-src")) return;
    const scripts = headers.get("Content-Security-Policy") ?? "script-src 'none'";
    headers.set("Content-Security-Policy", pagePolicy(scripts, storeOrigin));
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

function pagePolicy(scripts: string, storeOrigin: string | undefined): string {
  const pictures = ["'self'", "https:", "data:", ...(storeOrigin ? [storeOrigin] : [])];
  return [
    "default-src 'none'",
    scripts,
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
