import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import { ComparedFigure } from "#app/benefits/figures/compared-figure.tsx";
import { PeopleFigure } from "#app/benefits/figures/people-figure.tsx";
import { TwoGroupsFigure } from "#app/benefits/figures/two-groups-figure.tsx";
import { EffectsFigure } from "#app/evidence/figures/effects-figure.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

/** What only this page draws is open on phones too. */
export function HowMuch({ effects }: Pick<BenefitPage, "effects">) {
  const { number, chart, twoGroups, compared, people } = effects;
  return (
    <section aria-labelledby="how-much" className="max-sm:-mt-[calc(var(--section)+1px)]">
      <h2 id="how-much" className="mb-5 text-h2 max-sm:sr-only">
        How much, and how sure
      </h2>
      <PhoneFold title="How much, and how sure: all results">
        <EffectsFigure chart={chart} number={number} />
      </PhoneFold>
      {twoGroups && (
        <div className="sm:mt-10">
          <PhoneFold open title="What the main study measured in both groups">
            <TwoGroupsFigure {...twoGroups} />
          </PhoneFold>
        </div>
      )}
      {compared && (
        <div className="sm:mt-10">
          <PhoneFold open title="What the light was compared with">
            <ComparedFigure {...compared} />
          </PhoneFold>
        </div>
      )}
      {people && (
        <div className="sm:mt-10">
          <PhoneFold open title="Everyone in the trials with a sham">
            <PeopleFigure {...people} />
          </PhoneFold>
        </div>
      )}
    </section>
  );
}
