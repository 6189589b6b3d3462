import type { MiddlewareHandler } from "hono";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";

/** A page names its own scripts in its part of the policy. @param storeOrigin when not on https */
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

const EVERY_ANSWER = [
  ["X-Content-Type-Options", "nosniff"],
  // Two years. Browsers obey it over https only.
  ["Strict-Transport-Security", "max-age=63072000"],
  // "no-referrer" would remove the Origin that the site's forms need.
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
] as const;

/** For data, pictures and scripts that are opened as a page. SVG pictures hold styles. */
const NO_PAGE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export const BARE_ANSWER = [
  ...EVERY_ANSWER,
  ["Content-Security-Policy", NO_PAGE],
  ["Cache-Control", CACHE_POLICY.failure],
] as const;

function pagePolicy(scripts: string, storeOrigin: string | undefined): string {
  const pictures = ["'self'", "https:", "data:", ...(storeOrigin ? [storeOrigin] : [])];
  return [
    // Firefox asks this directive about `rel=prefetch`; what has none of its own below is ruled out by name.
    "default-src 'self'",
    ...["child-src", "frame-src", "media-src", "object-src", "worker-src"].map(
      (directive) => `${directive} 'none'`,
    ),
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
