import type { QuickFactView } from "#app/benefits/benefit-page.ts";
import { ClaimChecked } from "#app/evidence/citations/claim-checked.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";

/** The page's main figures at a glance, as a card. */
export function QuickFacts({ facts }: { facts: readonly QuickFactView[] }) {
  return (
    <aside
      aria-labelledby="quick-facts"
      className="rounded-card border border-rule bg-card px-5 py-4 sm:px-6 sm:py-5"
    >
      <h3 id="quick-facts" className="text-h3">
        Quick facts
      </h3>
      <dl className="figures mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 wide:grid-cols-4">
        {facts.map((fact) => (
          <div key={fact.label} className="border-rule border-t pt-2 leading-snug">
            <dt className="text-[15px] text-ink-soft">{fact.label}</dt>
            <dd className="font-semibold first-letter:uppercase">
              <CitedText text={[fact.value]} />
            </dd>
            {fact.checked && (
              <dd className="mt-0.5">
                <ClaimChecked figures={[fact.checked]} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </aside>
  );
}
