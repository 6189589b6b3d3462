import { data, href } from "react-router";
import { STORE_RESPONSES } from "#app/infra/cache-policy.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, listData } from "#app/seo/structured-data.ts";
import { StructuredDataScript } from "#app/seo/structured-data-script.tsx";
import { servicesContext } from "#app/services.ts";
import { TextLink } from "#app/ui/link.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/blog.route.ts";
import { type ArticleSummary, SUBCATEGORIES } from "./article.ts";
import { groupArticles } from "./article-groups.ts";
import { articlePath } from "./article-path.ts";
import { BlogFailed, BlogList, BlogMessage, type BlogTopic } from "./blog-list.tsx";
import { type ListPage, pageAddress, pageOf } from "./list-page.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const title = "Red Light Therapy Blog";
  const description =
    "Articles on red light therapy: what the studies found, how to dose, how to judge a device, and where the evidence stops.";
  if (error || loaderData?.status !== "ok" || !loaderData.canonical) {
    return pageMeta({ title, description, noindex: true });
  }
  const { siteUrl, canonical, pageNumber: page } = loaderData;
  return pageMeta({
    title: page > 1 ? `${title}, page ${page}` : title,
    description: page > 1 ? `${description} Page ${page}.` : description,
    canonical: siteUrl + canonical,
  });
};

export const handle = { query: ["topic", "page"] };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { articles, env } = context.get(servicesContext);
  const { siteUrl } = env;
  const list = await articles.list();
  if (list.status === "unavailable") {
    return data({ ...list, siteUrl }, STORE_RESPONSES.unavailable);
  }
  const topic = topicOf(url.searchParams.get("topic"));
  const listed =
    topic === "all" ? list.articles : (groupArticles(list.articles).topics.get(topic) ?? []);
  const asked = pageOf(listed, url.searchParams.get("page"));
  // The page may be among articles that are still being read.
  if (!asked && !list.isRead) {
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
        <Posts topic={topic} asked={asked} />
        <StructuredDataScript data={structured} />
      </>
    ),
  });
  const canonical = asked && canonicalOf(topic, shown, page);
  const isThere = topic !== "unknown" && asked !== undefined;
  return data(
    { status: list.status, ...parts, canonical, pageNumber: page, siteUrl },
    isThere ? STORE_RESPONSES.ok : STORE_RESPONSES.missing,
  );
}

/** A topic's first page is a part of the blog; its other pages repeat articles of the main list. */
function canonicalOf(
  topic: BlogTopic,
  shown: readonly ArticleSummary[],
  page: number,
): string | undefined {
  if (topic === "all") return pageAddress("/blog", page);
  return shown.length > 0 && page === 1 ? "/blog" : undefined;
}

function Posts({
  topic,
  asked,
}: {
  topic: BlogTopic;
  asked: ListPage<ArticleSummary> | undefined;
}) {
  if (!asked) {
    return (
      <BlogMessage
        topic={topic}
        title="There is no such page"
        text="The list has fewer pages, or the number has a mistake in it."
      >
        <p className="mt-3">
          <TextLink to={href("/blog")}>Read the newest articles</TextLink>
        </p>
      </BlogMessage>
    );
  }
  if (topic === "unknown" || asked.shown.length === 0) return <NoPosts topic={topic} />;
  return <BlogList topic={topic} {...asked} />;
}

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

function NoPosts({ topic }: { topic: BlogTopic }) {
  if (topic === "unknown") {
    return (
      <BlogMessage
        topic={topic}
        title="There is no such topic"
        text="Pick one of the topics above."
      />
    );
  }
  return (
    <BlogMessage
      topic={topic}
      title="No Blog Posts Found"
      text="Check back soon for new articles about red light therapy."
    >
      {topic !== "all" && (
        <p className="mt-3">
          {`Nothing on ${topic} is published yet. `}
          <TextLink to={href("/blog")}>Read all articles</TextLink>
        </p>
      )}
    </BlogMessage>
  );
}
