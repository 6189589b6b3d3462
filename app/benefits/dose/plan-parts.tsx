import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { QuickFacts } from "./quick-facts.tsx";
import { Steps } from "./steps.tsx";

/** The static parts of the plan, around the form of the reader's own dose. */
export function planParts({ protocol, quickFacts, steps }: BenefitPage) {
  return {
    light: (
      <>
        <p className="max-w-(--measure) text-base text-ink-soft leading-[1.45] sm:text-[18px] sm:leading-[1.5]">
          <CitedText text={protocol.lead} />
        </p>
        <div className="mt-4 sm:mt-5">
          <QuickFacts facts={quickFacts} />
        </div>
      </>
    ),
    dose: (
      <dl className="figures mt-4">
        {protocol.dose.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[120px_minmax(0,1fr)] items-baseline gap-x-3 border-rule border-b py-1.5 leading-snug sm:py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-[15px] text-ink-soft">{label}</dt>
            <dd className="first-letter:uppercase">
              <DoseFigure value={value} />
            </dd>
          </div>
        ))}
      </dl>
    ),
    steps: (
      <>
        <p className="mt-3">
          <TextLink to="#plan-reasons" className="inline-block py-0.5">
            How we chose these numbers
          </TextLink>
        </p>
        <Steps steps={steps} />
      </>
    ),
  };
}

/** "18 inches; the dose assumes 12": the condition is in smaller type. */
function DoseFigure({ value }: { value: string }) {
  const [figure = "", ...conditions] = value.split("; ");
  return (
    <>
      <strong>
        <CitedText text={[figure]} />
      </strong>
      {conditions.length > 0 && (
        <span className="block max-w-(--wide-measure) text-ink-soft text-small first-letter:uppercase">
          <CitedText text={[conditions.join("; ")]} />
        </span>
      )}
    </>
  );
}
