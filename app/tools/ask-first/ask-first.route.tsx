import { data } from "react-router";
import { CitationPreviews } from "#app/evidence/citations/citation-previews.tsx";
import { seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { ToolChanged } from "#app/tools/tool-changed.tsx";
import { toolData } from "#app/tools/tool-data.server.ts";
import { lastToolChange } from "#app/tools/tools.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/ask-first.route.ts";
import styles from "./ask-first.css?url";
import { viewAskFirstList } from "./ask-first-list.server.ts";
import { AskFirstPage } from "./ask-first-page.tsx";
import { AskFirstStatus } from "./ask-first-status.tsx";

export { shouldRevalidate } from "#app/frame/should-revalidate.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { sitemap: "Tools" } satisfies RouteHandle;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl } }) =>
  pageMeta({ ...seo, canonical: `${siteUrl}/ask-first` });

export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const { page } = staticParts(request, {
    page: (
      <>
        <AskFirstPage list={viewAskFirstList()} changed={lastToolChange("/ask-first").on} />
        <div className="page-width">
          <ToolChanged path="/ask-first" />
        </div>
        <StructuredDataScript data={toolData(siteUrl, "/ask-first")} />
      </>
    ),
  });
  return data(
    { page, seo: seoOf("/ask-first"), siteUrl },
    { headers: { "Cache-Control": CACHE_POLICY.page } },
  );
}

export default function AskFirstRoute({ loaderData: { page, siteUrl } }: Route.ComponentProps) {
  return (
    <CitationPreviews>
      <PrintedAddress url={`${siteUrl}/ask-first`} />
      <AskFirstStatus>
        <StaticHtml part={page} />
      </AskFirstStatus>
    </CitationPreviews>
  );
}
