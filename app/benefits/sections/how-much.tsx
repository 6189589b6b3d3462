import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import { ComparedFigure } from "#app/benefits/figures/compared-figure.tsx";
import { PeopleFigure } from "#app/benefits/figures/people-figure.tsx";
import { TwoGroupsFigure } from "#app/benefits/figures/two-groups-figure.tsx";
import { EffectsFigure } from "#app/figures/effects-figure.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

/** What only this page draws is open on phones too. */
export function HowMuch({ effects }: Pick<BenefitPage, "effects">) {
  const { number, chart, twoGroups, compared, people } = effects;
  return (
    <section aria-labelledby="how-much">
      <h2 id="how-much" className="mb-2.5 text-h2 max-sm:text-[26px] sm:mb-5">
        All results
      </h2>
      <PhoneFold title="Chart: the main result of each use">
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
          <PhoneFold open title="Everyone in the trials with fake light">
            <PeopleFigure {...people} />
          </PhoneFold>
        </div>
      )}
    </section>
  );
}
