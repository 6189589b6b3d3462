import { CitedText } from "./cited-text.tsx";
import type { EvidenceText } from "./evidence-text.ts";

/** What to expect when. `Text` is `EvidenceHtml` (inline) in content and `EvidenceText` on the page. */
export type TimelineStep<Text> = {
  /** "Weeks 1–2". */
  readonly when: string;
  readonly what: Text;
};

/** Steps in time, top to bottom, on one rule. */
export function Timeline({ steps }: { steps: readonly TimelineStep<EvidenceText>[] }) {
  return (
    <ol className="ml-[5px] border-rule border-l">
      {steps.map((step) => (
        <li
          key={step.when}
          className="relative grid gap-x-8 pb-8 pl-7 last:pb-0 sm:grid-cols-[9rem_1fr]"
        >
          <span
            aria-hidden="true"
            className="absolute top-[9px] left-[-6px] size-[11px] rounded-full border-2 border-red bg-paper"
          />
          <h3 className="figures pb-1 font-sans font-semibold text-[17px] leading-[1.55] tracking-normal">
            {step.when}
          </h3>
          <p className="max-w-(--measure)">
            <CitedText text={step.what} />
          </p>
        </li>
      ))}
    </ol>
  );
}
