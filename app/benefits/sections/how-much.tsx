import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import { ComparedFigure } from "#app/benefits/figures/compared-figure.tsx";
import { PeopleFigure } from "#app/benefits/figures/people-figure.tsx";
import { TwoGroupsFigure } from "#app/benefits/figures/two-groups-figure.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

/** What a page alone draws of its uses: their results are in their rows. Open on phones too. */
export function HowMuch({ twoGroups, compared, people }: BenefitPage["effects"]) {
  return (
    <>
      {twoGroups && (
        <div className={DRAWING}>
          <PhoneFold open title="What the main study measured in both groups">
            <TwoGroupsFigure {...twoGroups} />
          </PhoneFold>
        </div>
      )}
      {compared && (
        <div className={DRAWING}>
          <PhoneFold open title="What the light was compared with">
            <ComparedFigure {...compared} />
          </PhoneFold>
        </div>
      )}
      {people && (
        <div className={DRAWING}>
          <PhoneFold open title="Everyone in the trials with fake light">
            <PeopleFigure {...people} />
          </PhoneFold>
        </div>
      )}
    </>
  );
}

const DRAWING = "mt-4 sm:mt-10";
