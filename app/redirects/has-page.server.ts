import type { Articles } from "#app/articles/articles.server.ts";
import { unpublishedPage } from "#app/frame/unpublished.server.ts";
import { slugOf } from "#app/storefront/handle.ts";

/**
 * Whether a plain path leads to something of ours without a redirect, the specification's unpublished
 * pages included. Renders nothing. Never throws.
 */
export type HasPage = (path: string) => Promise<boolean>;

export function createHasPage({
  articles,
  routeOf,
  isFile,
  isOwnPage,
}: {
  articles: Pick<Articles, "list" | "has" | "groups">;
  /** The route's pattern, "/*" for none. */
  routeOf: (path: string) => string;
  isFile: (path: string) => boolean;
  /** True for the indexed pages of the repository. */
  isOwnPage: (path: string) => boolean;
}): HasPage {
  return async (path) => {
    if (isFile(path) || unpublishedPage(path)) return true;
    if (NOT_TO_READ.test(path)) return false;
    const name = path.split("/").at(-1) ?? "";
    switch (routeOf(path)) {
      case "/*":
        return false;
      case "/studies/:id":
      case "/evidence/:claim":
        return isOwnPage(path);
      case "/studies/:id/:citation":
      case "/evidence/:claim/:file":
        return isOwnPage(path.slice(0, path.lastIndexOf("/")));
      case "/benefits/:slug":
        await articles.list();
        return (await articles.has(slugOf(name))) !== "no";
      case "/blog/by/:author": {
        const list = await articles.list();
        if (list.status !== "ok" || !list.isRead) return true;
        return (await articles.groups(list.articles)).authors.has(name);
      }
      default:
        return true;
    }
  };
}

/** What programs ask for, the operators' own pages, and an address that leads nowhere without a slug. */
const NOT_TO_READ = /^\/(?:(?:api|desk|social)\/|(?:desk|guide)$|sitemap-)|\/own-dose$/;
