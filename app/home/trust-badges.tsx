import { type CheckedFigure, ClaimChecked } from "#app/evidence/citations/claim-checked.tsx";

export function TrustBadges({ figures }: { figures: readonly CheckedFigure[] }) {
  return (
    <section aria-label="Why readers trust us" className="page-width section-gap">
      <ul className="figures grid grid-cols-2 gap-x-6 gap-y-3 border-rule border-y py-5 text-[15px] text-ink-soft sm:flex sm:gap-x-12">
        {figures.map(({ value, label }) => (
          <li key={label}>
            <strong className="font-semibold text-ink">{value}</strong> {label}
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <ClaimChecked figures={figures} />
      </div>
    </section>
  );
}
