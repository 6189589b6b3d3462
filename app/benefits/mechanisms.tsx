import { CitedText } from "#app/evidence/cited-text.tsx";
import { BenefitFigure } from "./benefit-figure.tsx";
import type { FigureView, MechanismView } from "./benefit-page.ts";
import { Section } from "./section.tsx";

/** The ways in which the light is thought to act, and the figure that belongs to them. */
export function Mechanisms({
  mechanisms,
  figure,
}: {
  mechanisms: readonly MechanismView[];
  figure: FigureView;
}) {
  return (
    <Section id="mechanisms" title="How it works">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {mechanisms.map(({ title, text, benefit }) => (
          <div key={title} className="border-rule border-t pt-5 last:odd:col-span-full">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-(--measure)">
              <CitedText text={text} />
            </p>
            <p className="mt-3 max-w-(--measure) text-[16px] text-ink-soft">
              <strong className="text-ink">For you:</strong> {benefit}
            </p>
          </div>
        ))}
      </div>
      <BenefitFigure figure={figure} />
    </Section>
  );
}
