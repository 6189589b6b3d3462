import { data } from "react-router";
import { seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { breadcrumbData, listData } from "#app/frame/head/structured-data.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { EVIDENCE } from "#app/tools/tools.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/evidence.route.ts";
import styles from "./evidence.css?url";
import { EVIDENCE_FIELDS, readFilters } from "./evidence-filters.ts";
import { EvidencePage } from "./evidence-page.tsx";
import { listQuestions, viewEvidence } from "./evidence-view.server.ts";
import { useMapKeys } from "./use-map-keys.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl, isWhole } }) =>
  pageMeta({ ...seo, canonical: `${siteUrl}/evidence`, noindex: !isWhole });

export const handle = { sitemap: "Evidence", query: [...EVIDENCE_FIELDS] } satisfies RouteHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const isWhole = EVIDENCE_FIELDS.every((field) => !url.searchParams.has(field));
  const view = await viewEvidence(readFilters(url.searchParams));
  const claims = await listQuestions();
  const { name: title, href: path } = EVIDENCE;
  const parts = staticParts(request, {
    page: (
      <>
        <EvidencePage view={view} />
        <StructuredDataScript
          data={[listData(siteUrl, claims), breadcrumbData(siteUrl, [{ name: title, path }])]}
        />
      </>
    ),
  });
  // Readers' words would fill the cache with pages that nobody asks for again.
  const headers = { "Cache-Control": isWhole ? CACHE_POLICY.page : "no-store" };
  return data({ parts, seo: seoOf("/evidence"), siteUrl, isWhole }, { headers });
}

export default function EvidenceRoute({ loaderData: { parts, siteUrl } }: Route.ComponentProps) {
  const onKeyDown = useMapKeys(parts.page.version);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this adds keys to them
    <div onKeyDown={onKeyDown}>
      <PrintedAddress url={`${siteUrl}/evidence`} />
      <StaticHtml part={parts.page} className="page-width pt-10 sm:pt-14" />
    </div>
  );
}
