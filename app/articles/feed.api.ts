import { href } from "react-router";
import { articlePath } from "#app/content/article-path.ts";
import { permanentId, renderFeed } from "#app/frame/head/feed.server.tsx";
import { type Channel, FEEDS, formatAt } from "#app/frame/head/feeds.ts";
import { CACHE_POLICY, UNAVAILABLE_RESPONSE } from "#app/infra/cache-policy.ts";
import { clockContext } from "#app/infra/clock.ts";
import { type Env, envContext } from "#app/infra/env.server.ts";
import * as site from "#app/site.config.ts";
import { bodyLinksContext } from "#app/storefront/body-links.ts";
import type { Route } from "./+types/feed.api.ts";
import { articlesContext } from "./articles.server.ts";

/** `GET /feed.xml` (RSS 2.0), `/atom.xml` (Atom) and `/feed.json` (JSON Feed). */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const articles = context.get(articlesContext);
  const bodyLinks = context.get(bodyLinksContext);
  const env = context.get(envContext);
  const clock = context.get(clockContext);
  const newest = await articles.newest();
  if (newest.status !== "ok") {
    return new Response("The articles can't be read now.\n", UNAVAILABLE_RESPONSE);
  }
  const format = formatAt(FEEDS, url.pathname);
  const entries = await Promise.all(
    // The store's id of an article is a URI, and stays when the article is renamed.
    newest.articles.map(async ({ slug, content, ...article }) => ({
      ...article,
      content: await bodyLinks(content),
      path: articlePath(slug),
    })),
  );
  return new Response(
    await renderFeed(format, blogChannel(env.store), entries, {
      siteUrl: env.siteUrl,
      now: clock(),
    }),
    {
      headers: {
        "Content-Type": `${FEEDS[format].type}; charset=utf-8`,
        "Cache-Control": CACHE_POLICY.page,
      },
    },
  );
}

function blogChannel(store: Env["store"]): Channel {
  return {
    name: site.tagline,
    description: site.tagline,
    id: permanentId(`blog ${store?.blogHandle ?? ""} of ${store?.origin ?? "this site"}`),
    path: href("/blog"),
    feeds: FEEDS,
  };
}
