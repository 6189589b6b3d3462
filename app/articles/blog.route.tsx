import { data } from "react-router";
import { STORE_RESPONSES } from "#app/infra/cache-policy.ts";
import { LoadFailure } from "#app/layout/load-failure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, listData } from "#app/seo/structured-data.ts";
import { StructuredDataScript } from "#app/seo/structured-data-script.tsx";
import { servicesContext } from "#app/services.ts";
import { TextLink } from "#app/ui/link.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/blog.route.ts";
import { SUBCATEGORIES } from "./article.ts";
import { BlogList, BlogMessage, type BlogTopic } from "./blog-list.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const title = "Red Light Therapy Blog";
  const description =
    "Articles on red light therapy: what the studies found, how to dose, how to judge a device, and where the evidence stops.";
  if (error || loaderData?.status !== "ok" || !loaderData.isIndexed) {
    return pageMeta({ title, description, noindex: true });
  }
  // A topic is a part of this list.
  return pageMeta({ title, description, canonical: `${loaderData.siteUrl}/blog` });
};

export const handle = { query: ["topic"] };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { articles, env } = context.get(servicesContext);
  const { siteUrl } = env;
  const list = await articles.list();
  if (list.status === "unavailable") {
    return data({ ...list, siteUrl }, STORE_RESPONSES.unavailable);
  }
  const topic = topicOf(url.searchParams.get("topic"));
  const blog = list.articles.slice(0, 250);
  const shown = topic === "all" ? blog : blog.filter(({ subcategory }) => subcategory === topic);
  const pages = shown.map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` }));
  const structured = [
    listData(siteUrl, pages),
    breadcrumbData(siteUrl, [{ name: "Blog", path: "/blog" }]),
  ];
  const parts = staticParts(request, {
    page: (
      <>
        {shown.length > 0 ? <BlogList articles={shown} topic={topic} /> : <NoPosts topic={topic} />}
        <StructuredDataScript data={structured} />
      </>
    ),
  });
  const isIndexed = topic === "all" || shown.length > 0;
  const init = topic === "unknown" ? STORE_RESPONSES.missing : STORE_RESPONSES.ok;
  return data({ status: list.status, ...parts, isIndexed, siteUrl }, init);
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

function BlogFailed({ error }: { error?: unknown }) {
  return (
    <BlogMessage
      title="Unable to Load Blog Posts"
      text="We're having trouble loading the blog posts. Please try again later."
    >
      <LoadFailure error={error} />
    </BlogMessage>
  );
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
          <TextLink to="/blog">Read all articles</TextLink>
        </p>
      )}
    </BlogMessage>
  );
}
