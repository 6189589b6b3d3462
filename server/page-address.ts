import { matchPath, type ServerBuild } from "react-router";
import { canonicalPath } from "#app/seo/canonical-path.ts";
import { routePaths } from "./route-paths.ts";

/**
 * Tells under which address a page is cached: its path, and of the query only the parameters that
 * its route names in `handle.query`. So nobody makes new pages with parameters that mean nothing.
 */
export function createPageAddress(build: ServerBuild): (url: string) => string {
  const routes = routePaths(build).flatMap(({ pattern, module }) => {
    const names = queryOf(module.handle);
    return names.length > 0 ? [{ pattern, names, most: isForm(module.handle) ? 2 : 1 }] : [];
  });
  return (url) => {
    const start = url.indexOf("?");
    if (start === -1) return url;
    const path = url.slice(0, start);
    // It is sent on to the one spelling, with all that it asks for.
    if (canonicalPath(path) !== undefined) return url;
    const page = path.replace(/\.data$/, "");
    const route = routes.find(({ pattern }) => matchPath(pattern, page));
    const { names, most } = route ?? NO_QUERY;
    // Only names that are written plainly, as nginx has it: it can't read escapes.
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

/** `handle.form`: the page is a form, and tells a reader who gives a parameter twice. */
function isForm(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "form" in handle && handle.form === true;
}

/** `handle` may be anything; the names are there when it is `{ query: string[] }`. */
function queryOf(handle: unknown): string[] {
  if (typeof handle !== "object" || handle === null || !("query" in handle)) return [];
  return Array.isArray(handle.query) ? handle.query.map(String) : [];
}
