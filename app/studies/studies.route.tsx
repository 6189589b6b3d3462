import { data, redirect } from "react-router";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { leadOf, seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/studies.route.ts";
import { findStudies } from "./find-studies.server.ts";
import styles from "./studies.css?url";
import { studiesData } from "./studies-meta.server.ts";
import { StudiesPage } from "./studies-page.tsx";
import { studiesAddress } from "./study-address.ts";
import { dataVersion } from "./study-data.server.ts";
import { STUDY_FIELDS } from "./study-filter.ts";

export const handle = { sitemap: "Tools", query: [...STUDY_FIELDS] } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl, isAsked } }) =>
  pageMeta({ ...seo, canonical: `${siteUrl}/studies`, noindex: isAsked });

export function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  // A form sends empty fields too; the redirect's address omits them.
  const found = findStudies(url.searchParams);
  if (STUDY_FIELDS.some((field) => url.searchParams.get(field)?.trim() === "")) {
    throw redirect(studiesAddress(found.words, { page: found.words.page }), {
      headers: { "Cache-Control": "no-store" },
    });
  }
  const isAsked = STUDY_FIELDS.some((field) => url.searchParams.has(field));
  const parts = staticParts(request, {
    page: (
      <>
        <h1 className="text-h1">Studies</h1>
        <p className="mt-3 max-w-(--measure) text-[18px] text-ink-soft">
          <CitedText text={leadOf("/studies")} />
        </p>
        <StudiesPage {...found} version={dataVersion} />
        <StructuredDataScript data={studiesData(siteUrl, dataVersion)} />
      </>
    ),
  });
  // Readers' choices would fill the cache with pages that nobody asks for again.
  const headers = { "Cache-Control": isAsked ? "no-store" : CACHE_POLICY.page };
  return data({ parts, seo: seoOf("/studies"), siteUrl, isAsked }, { headers });
}

export default function StudiesRoute({ loaderData: { parts, siteUrl } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-10 sm:pt-14">
      <PrintedAddress url={`${siteUrl}/studies`} />
      <StaticHtml part={parts.page} />
    </div>
  );
}
