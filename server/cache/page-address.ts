import { matchPath, type ServerBuild } from "react-router";
import { canonicalPath } from "#app/redirects/canonical-path.ts";
import { isShopifyPath, withoutLocale } from "#app/redirects/shopify-path.ts";
import { routePaths } from "../route-paths.ts";

/** The path and the query parameters in `handle.query`: others make no new entries. */
export function createPageAddress(build: ServerBuild): (url: string) => string {
  const routes = routePaths(build).flatMap(({ pattern, handle: { query: names = [], form } }) =>
    // Of a form's parameter that was given twice the page says so.
    names.length > 0 ? [{ pattern, names, most: form ? 2 : 1 }] : [],
  );
  return (url) => {
    const start = url.indexOf("?");
    if (start === -1) return url;
    const path = url.slice(0, start);
    // It will be redirected with its whole query.
    if (canonicalPath(path) !== undefined) return url;
    const page = path.replace(/\.data$/, "");
    if (isShopifyPath(withoutLocale(page))) return url;
    const route = routes.find(({ pattern }) => matchPath(pattern, page));
    const { names, most } = route ?? NO_QUERY;
    // Unescaped names only, because nginx can't read escapes.
    const pairs = url.slice(start + 1).split("&");
    const given = new URLSearchParams(
      pairs.filter((pair) => names.includes(pair.split("=", 1)[0] ?? "")).join("&"),
    );
    const known = new URLSearchParams();
    for (const name of names) {
      for (const value of given.getAll(name).slice(0, most)) known.append(name, value);
    }
    return known.size > 0 ? `${path}?${known}` : path;
  };
}

const NO_QUERY: { names: string[]; most: number } = { names: [], most: 1 };
