import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { Chevron } from "#app/ui/phone-fold.tsx";

/** With its owner and the papers' view. */
export type CheckedFigure = {
  /** "90%+" */
  readonly value: string;
  /** "Improvement Rates" */
  readonly label: string;
  readonly checked: EvidenceText;
};

/** Says whose the figures above are, and opens to the papers' view. Native `details`. */
export function ClaimChecked({ figures }: { figures: readonly CheckedFigure[] }) {
  const [only, ...others] = figures;
  if (!only) return null;
  const several = others.length > 0;
  return (
    <details className="font-normal text-small open:basis-full open:pb-2">
      <summary className="flex min-h-6 w-fit items-center gap-1 text-left text-ink-soft hover:text-red">
        {several ? "Our own numbers, unchecked" : "Our own number, unchecked"}
        <Chevron />
      </summary>
      {several ? (
        <dl className="mt-2 grid gap-x-10 gap-y-4 md:grid-cols-2 lg:grid-cols-3">
          {figures.map(({ value, label, checked }) => (
            <div key={label} className="border-rule border-l-2 pl-3">
              <dt className="figures font-semibold">
                {value} {label}
              </dt>
              <dd className="mt-0.5 text-ink-soft">
                <CitedText text={checked} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-1 mb-2 max-w-(--measure) border-rule border-l-2 pl-3 text-left text-ink-soft">
          <CitedText text={only.checked} />
        </p>
      )}
    </details>
  );
}
