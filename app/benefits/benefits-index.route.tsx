import { data } from "react-router";
import { mapCertainty } from "#app/evidence/figures/certainty-map.server.ts";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, listData } from "#app/seo/structured-data.ts";
import { StructuredDataScript } from "#app/seo/structured-data-script.tsx";
import { servicesContext } from "#app/services.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/benefits-index.route.ts";
import { listBenefits } from "./benefit-cards.server.ts";
import { benefits } from "./benefits.ts";
import { BenefitsIndex } from "./benefits-index.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { siteUrl } }) =>
  pageMeta({
    title: "Red Light Therapy Benefits: What the Trials Show",
    description:
      "Skin, pain, hair, sleep, mood, sport and hormones: for each, what red light does, with which wavelength and dose, and how strong the evidence is.",
    canonical: `${siteUrl}/benefits`,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).env;
  const pages = benefits.map(({ name, slug }) => ({ name, path: `/benefits/${slug}` }));
  const structured = [
    listData(siteUrl, pages),
    breadcrumbData(siteUrl, [{ name: "Benefits", path: "/benefits" }]),
  ];
  const cards = await listBenefits();
  const { page } = staticParts(request, {
    page: (
      <>
        <BenefitsIndex benefits={cards} map={mapCertainty(benefits)} />
        <StructuredDataScript data={structured} />
      </>
    ),
  });
  return data({ page, siteUrl }, { headers: { "Cache-Control": CACHE_POLICY.page } });
}

export default function BenefitsIndexRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <StaticHtml part={page} className="page-width pt-14 sm:pt-20" />;
}
