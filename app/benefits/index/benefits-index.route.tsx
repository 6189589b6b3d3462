import { data, href } from "react-router";
import { benefits } from "#app/benefits/content/benefits.ts";
import { CitationPreviews } from "#app/evidence/citations/citation-previews.tsx";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { listOwnFigures } from "#app/evidence/ledger/own-figures.server.ts";
import { mapCertainty } from "#app/figures/certainty-map.server.ts";
import { leadOf, ownPages, seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { breadcrumbData, listData } from "#app/frame/head/structured-data.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/benefits-index.route.ts";
import { type BenefitSummary, listBenefits } from "./benefit-cards.server.ts";
import { type BenefitOrder, BenefitsIndex, ORDERS } from "./benefits-index.tsx";
import { bySureness } from "./best-uses.server.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl } }) =>
  pageMeta({ ...seo, canonical: `${siteUrl}/benefits` });

export const handle = { sitemap: "All areas", query: ["order"] } satisfies RouteHandle;

export function loader({ context, request, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const pages = benefits.map(({ name, slug }) => ({
    name,
    path: href("/benefits/:slug", { slug }),
  }));
  const structured = [
    listData(siteUrl, pages),
    breadcrumbData(siteUrl, [{ name: "Benefits", path: href("/benefits") }]),
  ];
  const asked = url.searchParams.get("order") ?? undefined;
  const order = ORDERS.find(({ value }) => value === asked);
  const cards = sortBenefits(listBenefits(), order?.value);
  const citations = startCitations();
  const figures = listOwnFigures("/benefits").map(({ id }) => citations.check(id));
  const { page } = staticParts(request, {
    page: (
      <>
        <BenefitsIndex
          title={ownPages["/benefits"].title}
          lead={leadOf("/benefits")}
          chosen={ownPages["/benefits"].chosen}
          benefits={cards}
          order={order?.value}
          map={mapCertainty(benefits)}
          figures={figures}
          references={citations.references()}
        />
        <StructuredDataScript data={structured} />
      </>
    ),
  });
  // Readers' words would fill the cache with pages that nobody asks for again.
  const headers = { "Cache-Control": order ? CACHE_POLICY.page : "no-store" };
  return data({ page, seo: seoOf("/benefits"), siteUrl }, { headers });
}

function sortBenefits(cards: readonly BenefitSummary[], order: BenefitOrder): BenefitSummary[] {
  switch (order) {
    case "certainty":
      return cards.toSorted((a, b) => bySureness(a.best, b.best));
    case "name":
      return cards.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
    case undefined:
      return [...cards];
  }
}

export default function BenefitsIndexRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <CitationPreviews>
      <StaticHtml part={page} className="page-width pt-14 sm:pt-20" />
    </CitationPreviews>
  );
}
