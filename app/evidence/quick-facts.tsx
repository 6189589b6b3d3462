import { CitedText } from "./cited-text.tsx";

/** "Session" and "10–20 min daily". */
export type QuickFact = {
  readonly label: string;
  readonly value: string;
};

/** The numbers of a page at a glance, set like a small table. */
export function QuickFacts({ facts }: { facts: readonly QuickFact[] }) {
  return (
    <aside className="h-fit rounded-card border border-rule bg-card p-6" aria-label="Quick facts">
      <h2 className="font-sans font-semibold text-[17px] tracking-normal">Quick facts</h2>
      <dl className="mt-3">
        {facts.map((fact) => (
          <div
            key={fact.label}
            className="flex items-baseline justify-between gap-5 border-rule border-t py-3 last:pb-0"
          >
            <dt className="shrink-[9] text-ink-soft">{fact.label}</dt>
            <dd className="figures max-w-[62%] text-balance text-right font-semibold first-letter:uppercase">
              <CitedText text={[fact.value]} />
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
