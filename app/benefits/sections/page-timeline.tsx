import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import { CourseFigure } from "#app/benefits/figures/course-figure.tsx";
import { Section } from "#app/benefits/section.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { TreatmentTimelineFigure } from "#app/figures/treatment-timeline-figure.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { Timeline } from "./timeline.tsx";
import { WhenForm } from "./when-form.tsx";

/** In words, figures and calendar days. */
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
    <Section id="timeline" title="When to expect results">
      <Timeline steps={steps} />
      {figure && (
        <div className="mt-4 border-rule sm:mt-10 sm:border-y sm:py-8">
          <PhoneFold open title="The same, drawn">
            <TreatmentTimelineFigure {...figure} caption={<CitedText text={figure.caption} />} />
          </PhoneFold>
        </div>
      )}
      <div className="mt-4 sm:mt-10">
        <PhoneFold title="When will I know?">
          <h3 className="mb-4 text-h3 max-sm:sr-only">When will I know?</h3>
          <CourseFigure course={course.chart} number={course.number} />
          <WhenForm slug={slug} />
        </PhoneFold>
      </div>
    </Section>
  );
}
