import { data, href, redirect } from "react-router";
import { type ArticleSummary, SUBCATEGORIES } from "#app/content/article.ts";
import { articlePath } from "#app/content/article-path.ts";
import { existingPageContext } from "#app/frame/existing-page.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { breadcrumbData, listData } from "#app/frame/head/structured-data.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { CACHE_POLICY, STORE_RESPONSES } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { TextLink } from "#app/ui/link.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/blog.route.ts";
import { commonTags, groupPath, isWorthAPage, tagSlug } from "./article-groups.server.ts";
import { type Articles, articlesContext } from "./articles.server.ts";
import { addressOf, type BlogFilter, BlogFilters, type BlogTopic } from "./blog-filters.tsx";
import { BlogFailed, BlogList, BlogMessage } from "./blog-list.tsx";
import { BLOG_TITLE } from "./blog-title.ts";
import { type ListPage, pageAddress, pageOf } from "./list-page.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (error || loaderData?.status !== "ok") {
    return pageMeta({ title: BLOG_TITLE, description: BLOG_TITLE, noindex: true });
  }
  return pageMeta(loaderData.head);
};

export const handle = {
  sitemap: "Articles",
  query: ["topic", "tag", "page"],
} satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  context.set(existingPageContext, true);
  const articles = context.get(articlesContext);
  const { siteUrl } = context.get(envContext);
  const list = await articles.list();
  if (list.status === "unavailable") {
    return data({ ...list, siteUrl }, STORE_RESPONSES.unavailable);
  }
  const { listed, filter } = await filterArticles(articles, list.articles, url.searchParams);
  const asked = pageOf(listed, url.searchParams.get("page"));
  // The articles may be among those that are still being read.
  if (!asked?.shown.length && filter.topic !== "unknown" && !list.isRead) {
    return data({ status: "unavailable" as const, siteUrl }, STORE_RESPONSES.unavailable);
  }
  const { shown = [], page = 1 } = asked ?? {};
  const structured = [
    listData(
      siteUrl,
      shown.map(({ title, slug }) => ({ name: title, path: articlePath(slug) })),
    ),
    breadcrumbData(siteUrl, [{ name: "Blog", path: href("/blog") }]),
  ];
  const parts = staticParts(request, {
    page: (
      <>
        <Posts filter={filter} asked={asked} />
        <StructuredDataScript data={structured} />
      </>
    ),
  });
  const canonical = asked && canonicalOf(filter, listed, page);
  const head = {
    ...headOf(filter, page),
    ...(canonical ? { canonical: siteUrl + canonical } : { noindex: true }),
  };
  const isThere = filter.topic !== "unknown" && filter.tag !== "unknown" && asked !== undefined;
  return data(
    { status: list.status, ...parts, head },
    isThere ? STORE_RESPONSES.ok : STORE_RESPONSES.missing,
  );
}

/** Another article may get the tag as it was written. */
const MOVED = { status: 301, headers: { "Cache-Control": CACHE_POLICY.moved } };

function headOf({ topic, tag }: BlogFilter, page: number) {
  const parts = [
    ...(topic === "all" || topic === "unknown" ? [] : [topic]),
    ...(typeof tag === "object" ? [`tagged “${tag.name}”`] : []),
  ].join(", ");
  const { description } = ownPages["/blog"].seo;
  return {
    title: BLOG_TITLE + (parts && `: ${parts}`) + (page > 1 ? `, page ${page}` : ""),
    description:
      (parts ? `Articles on red light therapy, newest first: ${parts}.` : description) +
      (page > 1 ? ` Page ${page}.` : ""),
  };
}

async function filterArticles(
  { groups }: Pick<Articles, "groups">,
  list: readonly ArticleSummary[],
  asked: URLSearchParams,
) {
  const topic = topicOf(asked.get("topic"));
  const all = await groups(list);
  const { topics, tags } = all;
  const ofTopic = topic === "all" ? list : (topics.get(topic) ?? NONE);
  const filter: BlogFilter = { topic, tags: commonTags(await groups(ofTopic)) };
  const slug = asked.get("tag");
  if (slug === null) return { listed: ofTopic, filter };
  const tagged = tags.get(slug);
  const known = tagged ? undefined : tagSlug(all, slug);
  if (known) {
    const list = addressOf({ topic, tag: { slug: known, name: slug } });
    const page = asked.get("page");
    throw redirect(page ? `${list}&page=${encodeURIComponent(page)}` : list, MOVED);
  }
  if (!tagged) return { listed: [], filter: { ...filter, tag: "unknown" as const } };
  const listed = tagged.articles.filter(
    ({ subcategory }) => topic === "all" || subcategory === topic,
  );
  return { listed, filter: { ...filter, tag: { slug, name: tagged.name } } };
}

/** Only a topic's first page and a tag's own list are canonical: the other lists repeat their articles. */
function canonicalOf(
  { topic, tag }: BlogFilter,
  listed: readonly ArticleSummary[],
  page: number,
): string | undefined {
  if (typeof tag === "object") {
    if (topic !== "all" || !isWorthAPage(listed)) return undefined;
    return pageAddress(groupPath("tag", tag.slug), page);
  }
  if (topic === "all") return tag ? undefined : pageAddress(href("/blog"), page);
  return listed.length > 0 && page === 1 ? href("/blog") : undefined;
}

function Posts({
  filter,
  asked,
}: {
  filter: BlogFilter;
  asked: ListPage<ArticleSummary> | undefined;
}) {
  const { noTopic, noTag, noPage } = ownPages["/blog"];
  const filters = <BlogFilters {...filter} />;
  if (filter.topic === "unknown") {
    return <BlogMessage filters={filters} {...noTopic} />;
  }
  if (filter.tag === "unknown" || !asked) {
    return (
      <BlogMessage filters={filters} {...(asked ? noTag : noPage)}>
        <p className="mt-3">
          <TextLink to={href("/blog")}>Read the newest articles</TextLink>
        </p>
      </BlogMessage>
    );
  }
  if (asked.shown.length === 0) return <NoPosts {...filter} />;
  return <BlogList filter={filter} {...asked} />;
}

const NONE: readonly ArticleSummary[] = [];

function topicOf(asked: string | null): BlogTopic {
  if (asked === null) return "all";
  return SUBCATEGORIES.find((topic) => topic === asked) ?? "unknown";
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === "unavailable") return <BlogFailed />;
  return <StaticHtml part={loaderData.page} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BlogFailed error={error} />;
}

function NoPosts(filter: BlogFilter) {
  const { topic, tag } = filter;
  const isFiltered = topic !== "all" || tag !== undefined;
  const about = tag && tag !== "unknown" ? ` and tagged “${tag.name}”` : "";
  return (
    <BlogMessage
      filters={<BlogFilters {...filter} />}
      title="No Blog Posts Found"
      text="Check back soon for new articles about red light therapy."
    >
      {isFiltered && (
        <p className="mt-3">
          {`Nothing on ${topic}${about} is published yet. `}
          <TextLink to={href("/blog")}>Read all articles</TextLink>
        </p>
      )}
    </BlogMessage>
  );
}
