import type { QuickFact } from "#app/benefits/content/benefit.ts";
import { ClaimChecked } from "#app/evidence/citations/claim-checked.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";

export function QuickFacts({ facts }: { facts: readonly QuickFact[] }) {
  return (
    <aside aria-label="Quick facts">
      <dl className="figures">
        {facts.map((fact) => (
          <div
            key={fact.label}
            className="grid grid-cols-[120px_minmax(0,1fr)] items-baseline gap-x-3 border-rule border-b py-1.5 leading-snug sm:py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-[15px] text-ink-soft">{fact.label}</dt>
            <dd className="font-semibold first-letter:uppercase">
              <CitedText text={[fact.value]} />
            </dd>
            {fact.checked && (
              <dd className="col-start-2 mt-0.5">
                <ClaimChecked figures={[fact.checked]} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </aside>
  );
}
