import type { MiddlewareHandler } from "hono";
import { matchPath, type ServerBuild } from "react-router";
import { routePaths } from "../route-paths.ts";
import { limitBody } from "./limit-body.ts";
import { refuse } from "./refusal.ts";

/** From this site or from no page, unless `handle.openToAll` is set; small forms and JSON only. */
export function createWriteGuard(build: ServerBuild, siteUrl: string): MiddlewareHandler {
  const writable = routePaths(build).filter(({ module }) => module.action);
  return async (context, next) => {
    const { method, path } = context.req;
    if (method === "GET" || method === "HEAD") return next();
    const route = path.replace(/\.data$/, "");
    const target = writable.find(({ pattern }) => matchPath(pattern, route));
    if (method !== "POST" || !target) {
      const error = "This is not available here. Please try again later.";
      return refuse(context, 405, error, { Allow: target ? "GET, HEAD, POST" : "GET, HEAD" });
    }
    const isOpen = target.handle.openToAll === true;
    if (!mayCome(context.req.header("Origin"), context.req.header("Host"), siteUrl, isOpen)) {
      return refuse(context, 403, "This was sent from another site. Please use the form on ours.");
    }
    const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    if (!BODY_TYPES.has(type ?? "")) {
      return refuse(context, 415, "This needs a form or JSON. Please use the form on our page.");
    }
    return limit(context, next);
  };
}

/** React Router would throw on an unreadable origin. Browsers send a hidden one as "null". */
function mayCome(
  origin: string | undefined,
  host: string | undefined,
  siteUrl: string,
  isOpen: boolean,
): boolean {
  if (origin === undefined || origin === siteUrl) return true;
  const from = URL.parse(origin);
  return isOpen ? from !== null || origin === "null" : from !== null && from.host === host;
}

const BODY_TYPES = new Set([
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
]);

/** In bytes: many times the longest form. */
const LARGEST_BODY = 16 * 1024;

const limit = limitBody(
  LARGEST_BODY,
  "That is more than the 16 KB that can be sent. Please shorten it.",
);
