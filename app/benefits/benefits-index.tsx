import { type CheckedFigure, ClaimChecked } from "#app/evidence/claim-checked.tsx";
import type { CertaintyMap } from "#app/evidence/figures/certainty-map.server.ts";
import { CertaintyMapFigure, summariseMap } from "#app/evidence/figures/certainty-map-figure.tsx";
import type { Reference } from "#app/evidence/reference.ts";
import { ReferenceList } from "#app/evidence/reference-list.tsx";
import type { BenefitSummary } from "./benefit-cards.server.ts";
import { BenefitTile } from "./benefit-tile.tsx";

/** All uses on one map, then a card for each benefit page, and what the papers allow of the cards' counts. */
export function BenefitsIndex({
  benefits,
  map,
  figures,
  references,
}: {
  benefits: readonly BenefitSummary[];
  map: CertaintyMap;
  figures: readonly CheckedFigure[];
  references: readonly Reference[];
}) {
  return (
    <>
      <header>
        <h1 className="text-h1">Benefits of red light therapy</h1>
        <p className="mt-5 max-w-[36em] text-ink-soft text-lead">
          Each page says what the light does, with which wavelength, dose, distance and time it was
          tried, how sure each result is, and what nobody has shown yet. Each finding leads to a
          paper; the doses we advise, the badges and the counts are this site’s own.
        </p>
      </header>
      <section aria-labelledby="certainty" className="mt-12">
        <h2 id="certainty" className="text-h2">
          Every use, by how sure anyone is
        </h2>
        <p className="mt-4 mb-8 max-w-(--measure) text-ink-soft text-lead">{summariseMap(map)}</p>
        <CertaintyMapFigure map={map} number={1} />
      </section>
      <ul className="mt-14 grid grid-cols-1 gap-6 md:grid-cols-6 lg:grid-cols-12">
        {benefits.map((benefit, index) => (
          <li key={benefit.slug} className={SPANS[index % SPANS.length]}>
            <BenefitTile benefit={benefit} />
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-(--measure) text-ink-soft text-small">
        The bars run from 600 to 1000 nm, with the light of each protocol marked.
      </p>
      <div className="mt-3">
        <ClaimChecked figures={figures} />
      </div>
      <section aria-labelledby="sources" className="mt-10 max-w-(--measure)">
        <h2 id="sources" className="mb-2 font-sans font-semibold text-[17px] tracking-normal">
          Sources of these checks
        </h2>
        <ReferenceList references={references} />
      </section>
    </>
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
