import type { ServerBuild } from "react-router";
import { routePaths } from "./route-paths.ts";

/**
 * Makes the log's path of an address: without the query, and without the end of a path whose route has
 * `handle.secret`. @throws on a misspelled `handle`
 */
export function createLoggedPath(build: ServerBuild): (url: string) => string {
  // URL takes a backslash for a slash.
  const starts = secretStarts(build).join("|").replaceAll("/", "[/\\\\]+");
  const secret = new RegExp(`/(${starts})[/\\\\].*`, "i");
  return (url) => (url.split(/[?#]/, 1)[0] ?? "").replace(secret, "/$1/…");
}

/** What comes before the secret end, such as "newsletter/confirm", in the order of the alphabet. */
export function secretStarts(build: ServerBuild): string[] {
  return routePaths(build)
    .filter(({ handle }) => handle.secret)
    .map(({ pattern }) => pattern.slice(1, pattern.lastIndexOf("/")))
    .sort();
}
