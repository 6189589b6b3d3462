import { data } from "react-router";
import { STORE_RESPONSES } from "#app/infra/cache-policy.ts";
import { LoadFailure } from "#app/layout/load-failure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, listData } from "#app/seo/structured-data.ts";
import { StructuredDataScript } from "#app/seo/structured-data-script.tsx";
import { servicesContext } from "#app/services.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/blog.route.ts";
import { BlogList, BlogMessage } from "./blog-list.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const title = "Red Light Therapy Blog";
  const description =
    "Articles on red light therapy: what the studies found, how to dose, how to judge a device, and where the evidence stops.";
  if (error || loaderData?.status !== "ok") return pageMeta({ title, description, noindex: true });
  return pageMeta({ title, description, canonical: `${loaderData.siteUrl}/blog` });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { articles, env } = context.get(servicesContext);
  const { siteUrl } = env;
  const list = await articles.list();
  if (list.status === "unavailable") {
    return data({ ...list, siteUrl }, STORE_RESPONSES.unavailable);
  }
  const blog = list.articles.filter(({ category }) => category === "blog");
  const pages = blog.map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` }));
  const structured = [
    listData(siteUrl, pages),
    breadcrumbData(siteUrl, [{ name: "Blog", path: "/blog" }]),
  ];
  const parts = staticParts(request, {
    page: (
      <>
        {blog.length > 0 ? <BlogList articles={blog} /> : <NoPosts />}
        <StructuredDataScript data={structured} />
      </>
    ),
  });
  return data({ status: list.status, ...parts, siteUrl }, STORE_RESPONSES.ok);
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

function NoPosts() {
  return (
    <BlogMessage
      title="No Blog Posts Found"
      text="Check back soon for new articles about red light therapy."
    />
  );
}
