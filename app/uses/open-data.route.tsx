import type { Dataset } from "schema-dts";
import { openDataTexts } from "#app/evidence/ledger/open-data-texts.server.ts";
import { leadOf, ownPages, seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import {
  breadcrumbData,
  organizationData,
  organizationId,
  type StructuredData,
} from "#app/frame/head/structured-data.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/open-data.route.ts";
import { CLAIM_LICENCE, claimFields, evidenceVersion } from "./evidence-data.server.ts";
import { DATA_PATH, OPEN_DATA_PATH } from "./open-data.ts";
import { OpenDataPage } from "./open-data-page.tsx";

export const handle = { sitemap: "Evidence" } satisfies RouteHandle;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": CACHE_POLICY.page });

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl } }) =>
  pageMeta({ ...seo, canonical: siteUrl + OPEN_DATA_PATH });

export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const version = evidenceVersion();
  const parts = staticParts(request, {
    page: (
      <>
        <OpenDataPage
          lead={leadOf("/open-data")}
          siteUrl={siteUrl}
          version={version}
          licence={CLAIM_LICENCE}
          fields={claimFields}
        />
        <StructuredDataScript data={structuredData(siteUrl, version)} />
      </>
    ),
  });
  return { parts, siteUrl, seo: seoOf("/open-data") };
}

export default function OpenDataRoute({ loaderData: { parts, siteUrl } }: Route.ComponentProps) {
  return (
    <>
      <PrintedAddress url={siteUrl + OPEN_DATA_PATH} />
      <StaticHtml part={parts.page} className="page-width pt-10 sm:pt-14" />
    </>
  );
}

function structuredData(siteUrl: string, version: string): StructuredData[] {
  const path = OPEN_DATA_PATH;
  const { title, description } = ownPages["/open-data"];
  const dataset: Dataset = {
    "@type": "Dataset",
    "@id": `${siteUrl}${path}#dataset`,
    url: siteUrl + path,
    name: openDataTexts.evidence.title,
    description,
    version,
    license: {
      "@type": "CreativeWork",
      name: CLAIM_LICENCE.name,
      text: CLAIM_LICENCE.terms,
      url: `${siteUrl}${path}#licence`,
    },
    distribution: [
      {
        "@type": "DataDownload",
        encodingFormat: "application/json",
        contentUrl: siteUrl + DATA_PATH,
      },
    ],
    isAccessibleForFree: true,
    inLanguage: "en",
    creator: { "@id": organizationId(siteUrl) },
  };
  return [organizationData(siteUrl), dataset, breadcrumbData(siteUrl, [{ name: title, path }])];
}
