import { setImmediate as nextTurn } from "node:timers/promises";
import { data } from "react-router";
import { benefits } from "#app/benefits/content/benefits.ts";
import type { ArticleSummary } from "#app/content/article.ts";
import { CitationPreviews } from "#app/evidence/citations/citation-previews.tsx";
import { mapCertainty } from "#app/figures/certainty-map.server.ts";
import { CertaintyMapFigure } from "#app/figures/certainty-map-figure.tsx";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { STORE_RESPONSES } from "#app/infra/cache-policy.ts";
import { type Env, envContext } from "#app/infra/env.server.ts";
import { bodyLinksContext } from "#app/storefront/body-links.ts";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import type { Route } from "./+types/article.route.ts";
import { othersPath } from "./article-groups.server.ts";
import { articleMeta, articlePageData, articleUrl } from "./article-meta.ts";
import { ArticleFailed, ArticleNotFound, MISSING_ARTICLE } from "./article-not-found.tsx";
import { ArticlePage } from "./article-page.tsx";
import { ArticlePlate } from "./article-plate.tsx";
import { readSources } from "./article-sources.server.ts";
import { ArticleText } from "./article-text.tsx";
import { type ArticleAnswer, articlesContext } from "./articles.server.ts";
import { relatedTo } from "./related-articles.server.ts";

export { shouldRevalidate } from "#app/frame/should-revalidate.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (error || loaderData?.answer.status !== "ok") {
    return pageMeta({ ...MISSING_ARTICLE, noindex: true });
  }
  return articleMeta(loaderData.answer.article, loaderData.siteUrl);
};

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const articles = context.get(articlesContext);
  const bodyLinks = context.get(bodyLinksContext);
  const env = context.get(envContext);
  const answer: ArticleAnswer = params.slug
    ? await articles.get(params.slug)
    : { status: "missing" };
  const { siteUrl } = env;
  const init = STORE_RESPONSES[answer.status];
  if (answer.status !== "ok") return data({ answer, siteUrl }, init);
  const { content, ...article } = answer.article;
  const listed = await articles.list();
  const withGroups = async (list: readonly ArticleSummary[]) => ({
    list,
    groups: await articles.groups(list),
  });
  const newest = await withGroups(listed.status === "ok" ? listed.articles : NONE);
  const related = relatedTo(article, [newest, await withGroups(await articles.others())]);
  const linked = await bodyLinks(content);
  await nextTurn();
  const sources = readSources(linked, shopsOf(env));
  await nextTurn();
  const parts = staticParts(request, {
    plate: <ArticlePlate article={article} />,
    text: (
      <>
        <ArticleText
          article={article}
          sources={sources}
          related={related}
          others={(kind, name) => othersPath(newest.groups, kind, name)}
        >
          {article.slug === ON_ALL_USES && (
            <PhoneFold title="The map of all uses">
              <CertaintyMapFigure map={mapCertainty(benefits)} number={1} heading="h2" />
            </PhoneFold>
          )}
        </ArticleText>
        <StructuredDataScript data={articlePageData(article, siteUrl)} />
      </>
    ),
  });
  // The page cache reads it.
  const Link = `<${articleUrl(siteUrl, article.slug)}>; rel="canonical"`;
  return data(
    { answer: { status: answer.status, article, ...parts }, siteUrl },
    { ...init, headers: { ...init.headers, Link } },
  );
}

const NONE: readonly ArticleSummary[] = [];

function shopsOf({ store, shopUrl }: Env): string[] {
  return [store?.origin, shopUrl].flatMap((address) => (address ? new URL(address).origin : []));
}

/** This article is about all uses, so it begins with the map of them. */
const ON_ALL_USES = "the-evidence-condition-by-condition";

export default function ArticleRoute({ loaderData: { answer, siteUrl } }: Route.ComponentProps) {
  if (answer.status === "missing") return <ArticleNotFound />;
  if (answer.status === "unavailable") return <ArticleFailed />;
  const { article, plate, text } = answer;
  // The key resets Save for the next article.
  return (
    <CitationPreviews>
      <ArticlePage
        key={article.slug}
        article={article}
        plate={plate}
        text={text}
        siteUrl={siteUrl}
      />
    </CitationPreviews>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ArticleFailed error={error} />;
}
