import { type CheckedFigure, ClaimChecked } from "#app/evidence/citations/claim-checked.tsx";

export function StatsCard({ figures }: { figures: readonly CheckedFigure[] }) {
  return (
    <section aria-label="This site in figures" className="page-width section-gap">
      <dl className="grid grid-cols-2 border-rule border-y md:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 border-rule py-4 pl-5 not-first:border-l first:pl-0 max-md:odd:border-l-0 max-md:odd:pl-0 max-md:nth-[n+3]:border-t md:px-6"
          >
            <dt className="text-[16px] text-ink-soft">{label}</dt>
            <dd className="figures font-display text-[34px] leading-tight md:text-[40px]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <ClaimChecked figures={figures} />
      </div>
    </section>
  );
}
