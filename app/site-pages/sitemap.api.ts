import { articlesContext } from "#app/articles/articles.server.ts";
import { articlePath } from "#app/content/article-path.ts";
import { renderSitemap, renderSitemapPart, type SitemapEntry } from "#app/frame/head/sitemap.ts";
import { CACHE_POLICY, MISSING_RESPONSE, UNAVAILABLE_RESPONSE } from "#app/infra/cache-policy.ts";
import { clockContext } from "#app/infra/clock.ts";
import { envContext } from "#app/infra/env.server.ts";
import { serverContext } from "#app/infra/server-state.ts";
import { pagesContext } from "#app/pages/pages.server.ts";
import type { Route } from "./+types/sitemap.api.ts";
import { listSitePages } from "./site-pages.server.ts";

/**
 * `GET /sitemap.xml`, and `/sitemap-{part}.xml` where it is split. 503 without the store: search
 * engines would forget articles that are missing from it.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(envContext);
  const { entries, isWhole } = await listEntries(context, siteUrl);
  if (!entries) return new Response("The articles can't be read now.\n", UNAVAILABLE_RESPONSE);
  const part = url.pathname.match(/-(\d+)\.xml$/)?.[1];
  const xml = part ? renderSitemapPart(entries, Number(part)) : renderSitemap(entries, siteUrl);
  if (xml === undefined) {
    return new Response("There is no such part of the sitemap.\n", MISSING_RESPONSE);
  }
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      // Late articles join as soon as they are read.
      "Cache-Control": isWhole ? CACHE_POLICY.page : CACHE_POLICY.failure,
    },
  });
}

async function listEntries(context: Route.LoaderArgs["context"], siteUrl: string) {
  const articles = context.get(articlesContext);
  const [blog, groups, published] = await Promise.all([
    articles.addresses(),
    articles.groupPages(),
    context.get(pagesContext).addresses(),
  ]);
  if (blog.status !== "ok") return { isWhole: false };
  const latest = blog.articles
    .map(({ updatedAt = "" }) => updatedAt)
    .toSorted()
    .at(-1);
  const now = new Date(context.get(clockContext)()).toISOString();
  const entry = (path: string, changed: string | undefined): SitemapEntry => ({
    url: siteUrl + path,
    // An article may be of a later date, but nothing has changed later than now.
    ...(changed && { changed: changed > now ? now : changed }),
  });
  const entries = [
    // The blog's list changes with its articles.
    ...listSitePages(context.get(serverContext).listed).map(({ path, updated }) =>
      entry(path, path === "/blog" ? latest : updated),
    ),
    ...(published.status === "ok" ? published.pages : []).map(({ handle, updatedAt }) =>
      entry(`/${handle}`, updatedAt),
    ),
    ...groups.map(({ path, updatedAt }) => entry(path, updatedAt)),
    ...blog.articles.map(({ slug, updatedAt }) => entry(articlePath(slug), updatedAt)),
  ];
  return { entries, isWhole: blog.isWhole && blog.isDated };
}
