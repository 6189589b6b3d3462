import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

export function ClinicalEvidence({ title, points }: NonNullable<BenefitPage["clinicalEvidence"]>) {
  return (
    <div className="mb-4 sm:mb-8">
      <PhoneFold title={title}>
        <div className="border-rule sm:rounded-card sm:border sm:bg-card sm:p-8">
          <h3 className="text-h3 max-sm:sr-only">{title}</h3>
          <ul className="gap-x-10 sm:mt-5 md:columns-3">
            {points.map((point, index) => (
              <li
                key={index}
                className="break-inside-avoid border-rule py-3 text-[16px] sm:border-t max-sm:not-first:border-t"
              >
                <CitedText text={point} />
              </li>
            ))}
          </ul>
        </div>
      </PhoneFold>
    </div>
  );
}
