import { href } from "react-router";
import { type CheckedFigure, ClaimChecked } from "#app/evidence/citations/claim-checked.tsx";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { Reference } from "#app/evidence/text/reference.ts";
import type { CertaintyMap } from "#app/figures/certainty-map.server.ts";
import { CertaintyMapFigure, summariseMap } from "#app/figures/certainty-map-figure.tsx";
import { ChoiceLinks } from "#app/ui/choice-links.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import type { BenefitSummary } from "./benefit-cards.server.ts";
import { BenefitTile } from "./benefit-tile.tsx";

/** A card for each benefit page, then a map of all uses. */
export function BenefitsIndex({
  title,
  lead,
  chosen,
  benefits,
  order,
  map,
  figures,
  references,
}: {
  title: string;
  lead: EvidenceText;
  chosen: string;
  benefits: readonly BenefitSummary[];
  order: BenefitOrder;
  map: CertaintyMap;
  figures: readonly CheckedFigure[];
  references: readonly Reference[];
}) {
  return (
    <>
      <header>
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-[36em] text-ink-soft text-lead">
          <CitedText text={lead} />
        </p>
      </header>
      <div id={CARDS} className="mt-10 mb-6">
        <ChoiceLinks
          label="Order of the benefits"
          choices={ORDERS.map(({ name, value }) => ({ name, href: hrefOf(value) }))}
          chosen={hrefOf(order)}
        />
      </div>
      <ul className="grid gap-6 md:auto-rows-fr md:grid-cols-2 lg:grid-cols-3 wide:grid-cols-4 wide:gap-4">
        {benefits.map((benefit) => (
          <li key={benefit.slug}>
            <BenefitTile benefit={benefit} />
          </li>
        ))}
        <li className="text-small lg:max-wide:col-span-2 wide:pt-6">
          <p className="mb-3 max-w-(--measure) text-ink-soft">{chosen}</p>
          <ClaimChecked figures={figures} />
        </li>
      </ul>
      <section aria-labelledby="certainty" className="section-gap">
        <h2 id="certainty" className="text-h2">
          All {map.total} uses, from best to least supported
        </h2>
        <p className="mt-4 mb-8 max-w-(--measure) text-ink-soft text-lead">{summariseMap(map)}</p>
        <PhoneFold title="The map of all uses">
          <CertaintyMapFigure map={map} number={1} />
        </PhoneFold>
      </section>
      <section aria-labelledby="sources" className="mt-10 max-w-(--measure)">
        <h2 id="sources" className="mb-2 font-sans font-semibold text-[17px] tracking-normal">
          Sources
        </h2>
        <ReferenceList references={references} />
      </section>
    </>
  );
}

/** The values of `?order=`; the default is the menus' order. */
export const ORDERS = [
  { name: "By body area", value: undefined },
  { name: "Best evidence first", value: "certainty" },
  { name: "A–Z", value: "name" },
] as const;

export type BenefitOrder = (typeof ORDERS)[number]["value"];

/** Where a reader stays who changes the order. */
const CARDS = "areas";

const hrefOf = (order: BenefitOrder) =>
  `${href("/benefits")}${order ? `?order=${order}` : ""}#${CARDS}`;
