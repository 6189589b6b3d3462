import { data } from "react-router";
import { STORE_RESPONSES } from "#app/infra/cache-policy.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/article.route.ts";
import { articleMeta, articleUrl } from "./article-meta.ts";
import { ArticleFailed, ArticleNotFound, MISSING_ARTICLE } from "./article-not-found.tsx";
import { ArticlePage } from "./article-page.tsx";
import type { ArticleAnswer } from "./articles.server.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (error || loaderData?.answer.status !== "ok") {
    return pageMeta({ ...MISSING_ARTICLE, noindex: true });
  }
  return articleMeta(loaderData.answer.article, loaderData.siteUrl);
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { articles, env } = context.get(servicesContext);
  const answer: ArticleAnswer = params.slug
    ? await articles.get(params.slug)
    : { status: "missing" };
  const { siteUrl } = env;
  const init = STORE_RESPONSES[answer.status];
  if (answer.status !== "ok") return data({ answer, siteUrl }, init);
  // The page cache goes by it.
  const Link = `<${articleUrl(siteUrl, answer.article.slug)}>; rel="canonical"`;
  return data({ answer, siteUrl }, { ...init, headers: { ...init.headers, Link } });
}

export default function ArticleRoute({ loaderData: { answer, siteUrl } }: Route.ComponentProps) {
  if (answer.status === "missing") return <ArticleNotFound />;
  if (answer.status === "unavailable") return <ArticleFailed />;
  // A key: what one article's page remembers (Save) must not pass to the next.
  return <ArticlePage key={answer.article.slug} article={answer.article} siteUrl={siteUrl} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ArticleFailed error={error} />;
}
