import { data, href } from "react-router";
import { articlePath } from "#app/content/article-path.ts";
import { existingPageContext } from "#app/frame/existing-page.ts";
import { missingPageMeta, pageMeta } from "#app/frame/head/page-meta.ts";
import { breadcrumbData, listData } from "#app/frame/head/structured-data.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { STORE_RESPONSES } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/article-group.route.ts";
import { ArticleCards } from "./article-card.tsx";
import { groupHead, groupPath, isWorthAPage } from "./article-groups.server.ts";
import { articlesContext } from "./articles.server.ts";
import { BlogFailed } from "./blog-list.tsx";
import { pageAddress, pageOf } from "./list-page.ts";
import { ListPages } from "./list-pages.tsx";

export const handle = { query: ["page"] } satisfies RouteHandle;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (error || loaderData?.status !== "ok") return missingPageMeta();
  return pageMeta(loaderData.head);
};

/** `/blog/tagged/{tag}` and `/blog/by/{author}`. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const articles = context.get(articlesContext);
  const { siteUrl } = context.get(envContext);
  const list = await articles.list();
  if (list.status === "unavailable") return data(list, STORE_RESPONSES.unavailable);
  const kind = "tag" in params ? "tag" : "author";
  const slug = ("tag" in params ? params.tag : params.author) ?? "";
  const { tags, authors } = await articles.groups(list.articles);
  const group = (kind === "tag" ? tags : authors).get(slug);
  context.set(existingPageContext, group !== undefined);
  const asked = group && pageOf(group.articles, url.searchParams.get("page"));
  if (!asked) {
    // The group may be among articles that are still being read.
    const status = list.isRead ? ("missing" as const) : ("unavailable" as const);
    return data({ status }, STORE_RESPONSES[status]);
  }
  const { shown, ...pages } = asked;
  const { title, description } = groupHead(kind, group);
  const path = groupPath(kind, slug);
  const structured = [
    listData(
      siteUrl,
      shown.map((article) => ({
        name: article.title,
        path: articlePath(article.slug),
      })),
    ),
    breadcrumbData(siteUrl, [
      { name: "Blog", path: href("/blog") },
      { name: title, path },
    ]),
  ];
  const parts = staticParts(request, {
    page: (
      <>
        <Breadcrumb
          items={[
            { name: "Home", href: href("/") },
            { name: "Blog", href: href("/blog") },
            { name: title },
          ]}
        />
        <header className="mt-8 mb-10 max-w-[46rem] md:mt-12 md:mb-14">
          <h1 dir="auto" className="wrap-anywhere text-balance font-display text-h1">
            {title}
          </h1>
          <p dir="auto" className="wrap-anywhere mt-5 text-ink-soft text-lead">
            {description}
          </p>
        </header>
        <ArticleCards articles={shown} />
        <ListPages {...pages} address={(page) => pageAddress(path, page)} />
        <StructuredDataScript data={structured} />
      </>
    ),
  });
  const place = pages.page > 1 ? `, page ${pages.page}` : "";
  const head = {
    title: title + place,
    description: description + (place && ` Page ${pages.page}.`),
    ...(isWorthAPage(group.articles)
      ? { canonical: siteUrl + pageAddress(path, pages.page) }
      : { noindex: true }),
  };
  return data({ status: list.status, ...parts, head }, STORE_RESPONSES.ok);
}

export default function ArticleGroupRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.status !== "ok") {
    return loaderData.status === "missing" ? <NoSuchList /> : <BlogFailed />;
  }
  return (
    <div className="page-width pt-8 pb-16">
      <StaticHtml part={loaderData.page} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BlogFailed error={error} />;
}

function NoSuchList() {
  return (
    <div className="page-width pt-10 pb-16 md:pt-16">
      <h1 className="font-display text-h1">404 Page Not Found</h1>
      <p className="mt-5 max-w-[40em] text-ink-soft text-lead">
        No article has this tag or author, or the list has fewer pages.{" "}
        <TextLink to={href("/blog")}>Read the newest articles</TextLink>
      </p>
    </div>
  );
}
