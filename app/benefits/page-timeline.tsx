import { CitedText } from "#app/evidence/cited-text.tsx";
import { CourseFigure } from "#app/evidence/figures/course-figure.tsx";
import { TreatmentTimelineFigure } from "#app/evidence/figures/treatment-timeline-figure.tsx";
import { Timeline } from "#app/evidence/timeline.tsx";
import type { BenefitPage } from "./benefit-page.ts";
import { Section } from "./section.tsx";
import { WhenForm } from "./when-form.tsx";

/** When to expect what, in words and as figures, with the days to judge for a calendar. */
export function PageTimeline({
  steps,
  figure,
  course,
  slug,
}: {
  steps: BenefitPage["timeline"];
  figure: BenefitPage["timelineFigure"];
  course: BenefitPage["course"];
  slug: string;
}) {
  return (
    <Section id="timeline" title="When to expect what">
      <Timeline steps={steps} />
      {figure && (
        <div className="mt-10 border-rule border-y py-8">
          <TreatmentTimelineFigure {...figure} caption={<CitedText text={figure.caption} />} />
        </div>
      )}
      <h3 className="mt-10 mb-4 text-h3">When will I know?</h3>
      <CourseFigure course={course.chart} number={course.number} />
      <WhenForm slug={slug} />
    </Section>
  );
}
