import { articlesContext } from "#app/articles/articles.server.ts";
import { articlePath } from "#app/content/article-path.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { CACHE_POLICY, UNAVAILABLE_RESPONSE } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import { serverContext } from "#app/infra/server-state.ts";
import * as site from "#app/site.config.ts";
import type { Route } from "./+types/llms.api.ts";
import { listSitePages, type SitePage, STUDY } from "./site-pages.server.ts";

/** `GET /llms.txt`, an overview for language models: https://llmstxt.org */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const articles = context.get(articlesContext);
  const { siteUrl } = context.get(envContext);
  const server = context.get(serverContext);
  const blog = await articles.list();
  if (blog.status !== "ok") {
    return new Response("The articles can't be read now.\n", UNAVAILABLE_RESPONSE);
  }
  const pages = listSitePages(server.listed);
  const line = (title: string, path: string, about: string) =>
    `- [${plain(title)}](${siteUrl}${path}): ${plain(about)}`;
  const pageLine = ({ title, path, description }: SitePage) => line(title, path, description);
  const text = `# ${plain(site.name)}

> ${plain(site.tagline)}. ${programs.site}

${programs.disclaimer} Feeds with the full text of the newest articles: ${siteUrl}/feed.xml, ${siteUrl}/atom.xml and ${siteUrl}/feed.json. All addresses: ${siteUrl}/sitemap.xml

## Pages

${pages
  .filter(({ section }) => section !== STUDY)
  .map(pageLine)
  .join("\n")}

## Articles

${blog.articles
  .filter(({ mark }) => !mark)
  .slice(0, MOST_ARTICLES)
  .map(({ title, slug, description }) => line(title, articlePath(slug), description))
  .join("\n")}

## Studies

${pages
  .filter(({ section }) => section === STUDY)
  .map(pageLine)
  .join("\n")}
`;
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": CACHE_POLICY.page },
  });
}

const { programs } = ownPages["/"];

/** The newest; the sitemap has all. */
const MOST_ARTICLES = 250;

/** On one line, without characters that would end a Markdown link. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\[\]]/g, "\\$&");
}
