import { data } from "react-router";
import { citeAt } from "#app/evidence/citations/citation-files.server.ts";
import { CitationPreviews } from "#app/evidence/citations/citation-previews.tsx";
import { citingPagesContext } from "#app/evidence/citations/citing-pages.ts";
import { missingPageMeta } from "#app/frame/head/page-meta.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { NotFoundPage } from "#app/frame/not-found.tsx";
import { PrintedAddress } from "#app/frame/printed-address.tsx";
import { CACHE_POLICY, MISSING_RESPONSE } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/claim.route.ts";
import { citableClaim } from "./cite-claim.server.ts";
import { claimData, claimMeta } from "./claim-meta.ts";
import { ClaimPage } from "./claim-page.tsx";
import { getClaim } from "./claim-view.server.ts";

export { shouldRevalidate } from "#app/frame/should-revalidate.ts";

export const handle = { sitemap: "Evidence" } satisfies RouteHandle;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { found, siteUrl } }) =>
  found ? claimMeta(found.head, siteUrl) : missingPageMeta(MISSING);

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const claim = getClaim(params.claim);
  if (!claim) return data({ found: null, siteUrl }, MISSING_RESPONSE);
  const parts = staticParts(request, {
    text: (
      <>
        <ClaimPage
          claim={claim}
          cited={await citeAt(claim.path, citableClaim(claim, siteUrl))}
          usedOn={await context.get(citingPagesContext).ofClaim(claim.id)}
        />
        <StructuredDataScript data={claimData(claim, siteUrl)} />
      </>
    ),
  });
  const { path, title, description } = claim;
  return data(
    { found: { head: { path, title, description }, ...parts }, siteUrl },
    { headers: { "Cache-Control": CACHE_POLICY.page } },
  );
}

const MISSING =
  "We don’t have a page at this address. The Evidence page lists every use that we have graded.";

export default function ClaimRoute({ loaderData: { found, siteUrl } }: Route.ComponentProps) {
  if (!found) return <NotFoundPage notice={MISSING} />;
  return (
    <CitationPreviews>
      <PrintedAddress url={siteUrl + found.head.path} />
      <StaticHtml part={found.text} />
    </CitationPreviews>
  );
}
