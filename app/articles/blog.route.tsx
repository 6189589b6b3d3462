import { data } from "react-router";
import { STORE_RESPONSES } from "#app/infra/cache-policy.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, listData } from "#app/seo/structured-data.ts";
import { servicesContext } from "#app/services.ts";
import type { Route } from "./+types/blog.route.ts";
import { BlogList, BlogMessage } from "./blog-list.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Red Light Therapy Blog",
    description:
      "Articles on red light therapy: what the studies found, how to dose, how to judge a device, and where the evidence stops.",
    canonical: `${loaderData.siteUrl}/blog`,
    noindex: loaderData.status !== "ok",
    structuredData:
      loaderData.status === "ok"
        ? [
            listData(
              loaderData.siteUrl,
              loaderData.articles.map(({ title, slug }) => ({
                name: title,
                path: `/blog/${slug}`,
              })),
            ),
            breadcrumbData(loaderData.siteUrl, [{ name: "Blog", path: "/blog" }]),
          ]
        : [],
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { articles, env } = context.get(servicesContext);
  const list = await articles.list();
  if (list.status === "unavailable") {
    return data({ ...list, siteUrl: env.siteUrl }, STORE_RESPONSES.unavailable);
  }
  const blog = list.articles
    .filter(({ category }) => category === "blog")
    .map(({ text, ...summary }) => summary);
  return data({ status: "ok" as const, articles: blog, siteUrl: env.siteUrl }, STORE_RESPONSES.ok);
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === "unavailable") {
    return (
      <BlogMessage title="Unable to Load Blog Posts">
        We're having trouble loading the blog posts. Please try again later.
      </BlogMessage>
    );
  }
  if (loaderData.articles.length === 0) {
    return (
      <BlogMessage title="No Blog Posts Found">
        Check back soon for new articles about red light therapy.
      </BlogMessage>
    );
  }
  return <BlogList articles={loaderData.articles} />;
}
