import { CACHE_POLICY, UNAVAILABLE_RESPONSE } from "#app/infra/cache-policy.ts";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/feed.api.ts";
import { renderFeed } from "./feed.server.ts";
import { FEEDS, type FeedFormat } from "./feeds.ts";

/** `GET /feed.xml` (RSS 2.0), `/atom.xml` (Atom) and `/feed.json` (JSON Feed). */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { articles, env } = context.get(servicesContext);
  const newest = await articles.newest();
  if (newest.status !== "ok") {
    return new Response("The articles can't be read now.\n", UNAVAILABLE_RESPONSE);
  }
  const format = formatOf(url.pathname);
  return new Response(renderFeed(format, newest.articles, env.siteUrl), {
    headers: {
      "Content-Type": `${FEEDS[format].type}; charset=utf-8`,
      "Cache-Control": CACHE_POLICY.page,
    },
  });
}

function formatOf(path: string): FeedFormat {
  if (path === FEEDS.atom.path) return "atom";
  return path === FEEDS.json.path ? "json" : "rss";
}
