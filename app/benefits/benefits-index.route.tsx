import { data } from "react-router";
import { type CertaintyMap, mapCertainty } from "#app/evidence/figures/certainty-map.server.ts";
import { CertaintyMapFigure, summariseMap } from "#app/evidence/figures/certainty-map-figure.tsx";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, listData } from "#app/seo/structured-data.ts";
import { servicesContext } from "#app/services.ts";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/benefits-index.route.ts";
import { listBenefits } from "./benefit-cards.server.ts";
import { BenefitTile } from "./benefit-tile.tsx";
import { benefits as pages } from "./benefits.ts";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { benefits, siteUrl } }) =>
  pageMeta({
    title: "Red Light Therapy Benefits: What the Trials Show",
    description:
      "Skin, pain, hair, sleep, mood, sport and hormones: for each, what red light does, with which wavelength and dose, and how strong the evidence is.",
    canonical: `${siteUrl}/benefits`,
    structuredData: [
      listData(
        siteUrl,
        benefits.map(({ name, slug }) => ({ name, path: `/benefits/${slug}` })),
      ),
      breadcrumbData(siteUrl, [{ name: "Benefits", path: "/benefits" }]),
    ],
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { env } = context.get(servicesContext);
  const parts = staticParts(request, { certainty: <Certainty map={mapCertainty(pages)} /> });
  return data(
    { benefits: await listBenefits(), ...parts, siteUrl: env.siteUrl },
    { headers: { "Cache-Control": CACHE_POLICY.page } },
  );
}

export default function BenefitsIndexRoute({
  loaderData: { benefits, certainty },
}: Route.ComponentProps) {
  return (
    <div className="page-width pt-14 sm:pt-20">
      <header>
        <h1 className="text-h1">Benefits of red light therapy</h1>
        <p className="mt-5 max-w-[36em] text-ink-soft text-lead">
          Each page says what the light does, with which wavelength, dose, distance and time it was
          tried, how sure each result is, and what nobody has shown yet. Each finding leads to a
          paper; the doses we advise, the badges and the counts are this site’s own.
        </p>
      </header>
      <StaticHtml part={certainty} />
      <ul className="mt-14 grid grid-cols-1 gap-6 md:grid-cols-6 lg:grid-cols-12">
        {benefits.map((benefit, index) => (
          <li key={benefit.slug} className={SPANS[index % SPANS.length]}>
            <BenefitTile benefit={benefit} />
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-(--measure) text-ink-soft text-small">
        The bars run from 600 to 1000 nm, with the light of each protocol marked. Counts such as
        “600+ Clinical Studies” are this site’s own; each page says what the papers support.
      </p>
    </div>
  );
}

/** The map of all uses. */
function Certainty({ map }: { map: CertaintyMap }) {
  return (
    <section aria-labelledby="certainty" className="mt-12">
      <h2 id="certainty" className="text-h2">
        Every use, by how sure anyone is
      </h2>
      <p className="mt-4 mb-8 max-w-(--measure) text-ink-soft text-lead">{summariseMap(map)}</p>
      <CertaintyMapFigure map={map} number={1} />
    </section>
  );
}

/** Rows of two, three and two on wide screens, so that no row repeats the one above it. */
const SPANS = [
  "md:col-span-6 lg:col-span-7",
  "md:col-span-3 lg:col-span-5",
  "md:col-span-3 lg:col-span-4",
  "md:col-span-3 lg:col-span-4",
  "md:col-span-3 lg:col-span-4",
  "md:col-span-3 lg:col-span-5",
  "md:col-span-3 lg:col-span-7",
];
