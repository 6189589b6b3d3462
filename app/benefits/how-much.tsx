import { EffectsFigure } from "#app/evidence/figures/effects-figure.tsx";
import { FacesFigure } from "#app/evidence/figures/faces-figure.tsx";
import { TwoGroupsFigure } from "#app/evidence/figures/two-groups-figure.tsx";
import type { BenefitPage } from "./benefit-page.ts";
import { Section } from "./section.tsx";

/** How large the effects of the uses were beside each other, and in people where studies counted people. */
export function HowMuch({ effects }: Pick<BenefitPage, "effects">) {
  const { number, chart, faces, twoGroups } = effects;
  return (
    <Section id="how-much" title="How much, and how sure">
      <EffectsFigure chart={chart} number={number} />
      {faces.map((face) => (
        <div key={face.number} className="mt-10">
          <FacesFigure {...face} />
        </div>
      ))}
      {twoGroups && (
        <div className="mt-10">
          <TwoGroupsFigure {...twoGroups} />
        </div>
      )}
    </Section>
  );
}
