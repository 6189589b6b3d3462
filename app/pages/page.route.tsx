import { data } from "react-router";
import { missingPageMeta, pageMeta } from "#app/frame/head/page-meta.ts";
import { breadcrumbData } from "#app/frame/head/structured-data.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { NotFoundPage } from "#app/frame/not-found.tsx";
import { type Unpublished, unpublishedPage } from "#app/frame/unpublished.server.ts";
import { STORE_RESPONSES } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import { bodyLinksContext } from "#app/storefront/body-links.ts";
import { StoreProse } from "#app/text/store-prose.tsx";
import { DateText } from "#app/ui/date.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml, type StaticPart } from "#app/ui/static-html.tsx";
import { TableOfContents } from "#app/ui/table-of-contents.tsx";
import type { Route } from "./+types/page.route.ts";
import { PAGE_HANDLES, type PublishedPage } from "./page.ts";
import { type Pages, pagesContext } from "./pages.server.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { answer, canonical } }) => {
  if (answer.status === "unavailable") {
    return pageMeta({
      title: UNAVAILABLE,
      description: "Please try again in a minute.",
      noindex: true,
    });
  }
  if (answer.status === "missing") return missingPageMeta(answer.unpublished?.notice);
  const { seoTitle, description } = answer;
  return pageMeta({
    title: seoTitle,
    description: description || seoTitle,
    canonical,
  });
};

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const pages = context.get(pagesContext);
  const bodyLinks = context.get(bodyLinksContext);
  const { siteUrl } = context.get(envContext);
  // The router also matches /About and /about/.
  const handle = url.pathname.replaceAll("/", "").toLowerCase();
  const answer = await pages.get(handle);
  const canonical = `${siteUrl}/${handle}`;
  const init = STORE_RESPONSES[answer.status];
  if (answer.status === "missing") {
    const unpublished = await unpublishedWith(pages, url.pathname);
    return data({ answer: { status: answer.status, unpublished }, canonical }, init);
  }
  if (answer.status !== "ok") return data({ answer, canonical }, init);
  const { content, ...page } = answer.page;
  const text = await bodyLinks(content);
  const trail = [{ name: page.title, path: `/${handle}` }];
  const parts = staticParts(request, {
    text: (
      <>
        <StoreProse text={text} />
        {page.updatedAt && (
          <p className="mt-10 text-ink-soft text-small">
            Last updated <DateText iso={page.updatedAt} />
          </p>
        )}
        <StructuredDataScript data={[breadcrumbData(siteUrl, trail)]} />
      </>
    ),
  });
  return data({ answer: { status: answer.status, ...page, ...parts }, canonical }, init);
}

/** With links only to pages that the store has. */
async function unpublishedWith(pages: Pages, path: string): Promise<Unpublished | undefined> {
  const unpublished = unpublishedPage(path);
  if (!unpublished?.instead) return unpublished;
  const published = await pages.addresses();
  const there = published.status === "ok" ? published.pages.map(({ handle }) => handle) : [];
  const isMissing = ({ href }: { href: string }) =>
    PAGE_HANDLES.some((handle) => href === `/${handle}` && !there.includes(handle));
  const { title, links } = unpublished.instead;
  return { ...unpublished, instead: { title, links: links.filter((link) => !isMissing(link)) } };
}

export default function PageRoute({ loaderData: { answer } }: Route.ComponentProps) {
  if (answer.status === "missing") return <NotFoundPage {...answer.unpublished} />;
  if (answer.status === "unavailable") return <Unavailable />;
  const { title, sections, text } = answer;
  return <Page title={title} sections={sections} text={text} />;
}

const UNAVAILABLE = "This page can’t be shown right now";

function Unavailable() {
  return (
    <div className="page-width py-20">
      <h1 className="max-w-[9.5em] text-h1">{UNAVAILABLE}</h1>
      <p className="mt-6 text-ink-soft text-lead">Please try again in a minute.</p>
    </div>
  );
}

/** In the columns of an article. */
function Page({
  title,
  sections,
  text,
}: Pick<PublishedPage, "title" | "sections"> & { text: StaticPart }) {
  return (
    <article className="page-width pt-10 pb-16 md:pt-16">
      <h1 dir="auto" className="max-w-[13em] text-balance wrap-anywhere text-h1">
        {title}
      </h1>
      <div className="mt-10 grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] print:block">
        <div>
          <TableOfContents entries={sections} />
        </div>
        <StaticHtml part={text} />
      </div>
    </article>
  );
}
