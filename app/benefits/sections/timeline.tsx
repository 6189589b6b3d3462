import type { TimelineStep } from "#app/benefits/benefit-page.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { type EvidenceText, splitFirstSentence } from "#app/evidence/text/evidence-text.ts";
import { PhoneRest } from "#app/ui/phone-fold.tsx";

/** The first sentence, and the rest, which phones fold. */
function What({ text }: { text: EvidenceText }) {
  const [first, rest] = splitFirstSentence(text);
  const words = <CitedText text={first} />;
  if (rest.length === 0) return <p className={`${WHAT} max-sm:pr-8`}>{words}</p>;
  return (
    <div className={WHAT}>
      <PhoneRest first={<>{words} </>} className="phone-rest-inline">
        <p>
          <CitedText text={rest} />
        </p>
      </PhoneRest>
    </div>
  );
}

const WHAT = "max-w-(--measure) max-sm:text-base max-sm:leading-[1.45]";

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="ml-[5px] border-rule border-l">
      {steps.map((step) => (
        <li
          key={step.when}
          className="relative grid gap-x-8 pb-2.5 pl-6 last:pb-0 sm:pb-8 sm:pl-7 sm:grid-cols-[9rem_1fr]"
        >
          <span
            aria-hidden="true"
            className="absolute top-[9px] left-[-6px] size-[11px] rounded-full border-2 border-ink bg-paper"
          />
          <h3 className="figures font-sans font-semibold text-[17px] leading-[1.5] tracking-normal sm:pb-1">
            {step.when}
          </h3>
          <What text={step.what} />
        </li>
      ))}
    </ol>
  );
}
