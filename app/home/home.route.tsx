import { data } from "react-router";
import { benefits } from "#app/benefits/content/benefits.ts";
import { findSurest, listBestUses } from "#app/benefits/index/best-uses.server.ts";
import { CitationPreviews } from "#app/evidence/citations/citation-previews.tsx";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import type { OwnFigureId } from "#app/evidence/ledger/own-figures.server.ts";
import { explainerScenes } from "#app/explainer/explainer.server.ts";
import { mapCertainty } from "#app/figures/certainty-map.server.ts";
import { DepthFigure } from "#app/figures/depth-figure.tsx";
import { viewDepth } from "#app/figures/figures.server.ts";
import { leadOf, ownPages, seoOf } from "#app/frame/head/own-pages.server.ts";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import { organizationData, websiteData } from "#app/frame/head/structured-data.ts";
import { StructuredDataScript } from "#app/frame/head/structured-data-script.tsx";
import { guideCards } from "#app/guides/content/hub.server.ts";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { envContext } from "#app/infra/env.server.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/home.route.ts";
import { BestUses } from "./best-uses.tsx";
import { Depth } from "./depth.tsx";
import { FeaturedGuides } from "./featured-guides.tsx";
import { FirstMonth } from "./first-month.tsx";
import { Heading } from "./heading.tsx";
import { Hero } from "./hero.tsx";
import { StatsCard } from "./stats-card.tsx";
import { Tested } from "./tested.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TrustBadges } from "./trust-badges.tsx";

export { shouldRevalidate } from "#app/frame/should-revalidate.ts";

export const handle = { sitemap: "Guides, benefits, protocols" } satisfies RouteHandle;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { seo, siteUrl } }) =>
  pageMeta({ ...seo, canonical: `${siteUrl}/` });

export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(envContext);
  const citations = startCitations();
  const figure = <DepthFigure number={1} {...viewDepth([630, 660, 810, 850], citations)} />;
  const parts = staticParts(request, {
    heading: <Heading title={ownPages["/"].title} lead={leadOf("/")} />,
    bestUses: <BestUses uses={listBestUses()} surest={findSurest()} />,
    sections: (
      <>
        <StatsCard figures={STATS.map(citations.check)} />
        <FeaturedGuides guides={guideCards} />
        <Depth figure={figure} references={citations.references()} />
        <FirstMonth {...ownPages["/"].firstMonth} />
        <Testimonials />
        <TrustBadges figures={BADGES.map(citations.check)} />
        <Tested map={mapCertainty(benefits)} />
        <StructuredDataScript data={[websiteData(siteUrl), organizationData(siteUrl)]} />
      </>
    ),
  });
  return data(
    { parts, scenes: explainerScenes(), seo: seoOf("/"), siteUrl },
    { headers: { "Cache-Control": CACHE_POLICY.page } },
  );
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { parts, scenes } = loaderData;
  return (
    <CitationPreviews>
      <Hero heading={parts.heading} bestUses={parts.bestUses} scenes={scenes} />
      <StaticHtml part={parts.sections} />
    </CitationPreviews>
  );
}

const STATS: readonly OwnFigureId[] = ["device-reviews", "research-articles", "studies", "readers"];
/** Figures that the stats card does not have. */
const BADGES: readonly OwnFigureId[] = ["satisfaction", "support"];
