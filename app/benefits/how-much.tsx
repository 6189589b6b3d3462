import { EffectsFigure } from "#app/evidence/figures/effects-figure.tsx";
import { FacesFigure } from "#app/evidence/figures/faces-figure.tsx";
import type { BenefitPage } from "./benefit-page.ts";
import { Section } from "./section.tsx";

/** How large the effects of the uses were beside each other, and in people where studies counted people. */
export function HowMuch({ effects: { number, chart, faces } }: Pick<BenefitPage, "effects">) {
  return (
    <Section id="how-much" title="How much, and how sure">
      <EffectsFigure chart={chart} number={number} />
      {faces.map((face) => (
        <div key={face.number} className="mt-10">
          <FacesFigure {...face} />
        </div>
      ))}
    </Section>
  );
}
