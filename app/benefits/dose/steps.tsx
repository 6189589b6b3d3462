import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";

/** In order: the first steps open, the others behind a line that opens. */
export function Steps({ steps }: { steps: readonly EvidenceText[] }) {
  return (
    <>
      <h3 id="steps" className="mt-6 mb-3 scroll-mt-20 text-h3 sm:mt-8">
        Step by step
      </h3>
      <div className="border-ink border-t">
        <StepList steps={steps.slice(0, SHOWN)} start={1} />
        {steps.length > SHOWN && (
          <Disclosure title={`Steps ${SHOWN + 1} to ${steps.length}`}>
            <StepList steps={steps.slice(SHOWN)} start={SHOWN + 1} />
          </Disclosure>
        )}
      </div>
    </>
  );
}

const SHOWN = 3;

function StepList({ steps, start }: { steps: readonly EvidenceText[]; start: number }) {
  return (
    <ol start={start}>
      {steps.map((step, index) => (
        <li
          key={index}
          className="relative border-rule border-b py-2 pl-7 max-sm:text-base max-sm:leading-[1.45] sm:py-2.5"
        >
          <span aria-hidden="true" className="figures absolute left-0 font-semibold">
            {start + index}
          </span>
          <p className="max-w-(--measure)">
            <CitedText text={step} />
          </p>
        </li>
      ))}
    </ol>
  );
}
