import { CitedText } from "#app/evidence/cited-text.tsx";
import { TreatmentTimelineFigure } from "#app/evidence/figures/treatment-timeline-figure.tsx";
import { Timeline } from "#app/evidence/timeline.tsx";
import type { BenefitPage } from "./benefit-page.ts";
import { Section } from "./section.tsx";

/** When to expect what, in words and, where all is on one scale, as a figure. */
export function PageTimeline({
  steps,
  figure,
}: {
  steps: BenefitPage["timeline"];
  figure: BenefitPage["timelineFigure"];
}) {
  return (
    <Section id="timeline" title="When to expect what">
      <Timeline steps={steps} />
      {figure && (
        <div className="mt-10 border-rule border-y py-8">
          <TreatmentTimelineFigure {...figure} caption={<CitedText text={figure.caption} />} />
        </div>
      )}
    </Section>
  );
}
