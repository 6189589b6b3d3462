import { CitedText } from "#app/evidence/cited-text.tsx";
import type { BenefitPage } from "./benefit-page.ts";

/** The card that sums the evidence up, on the pages that have one. */
export function ClinicalEvidence({ title, points }: NonNullable<BenefitPage["clinicalEvidence"]>) {
  return (
    <div className="mt-10 rounded-card border border-rule bg-card p-6 sm:p-8">
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-5 grid grid-cols-1 gap-x-10 md:grid-cols-3">
        {points.map((point, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the points never move.
            key={index}
            className="border-rule border-t py-3 text-[16px]"
          >
            <CitedText text={point} />
          </li>
        ))}
      </ul>
    </div>
  );
}
