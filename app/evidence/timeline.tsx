import { CitedText } from "./cited-text.tsx";
import type { EvidenceText } from "./evidence-text.ts";

/** What to expect when. `Text` is `EvidenceHtml` (inline) in content and `EvidenceText` on the page. */
export interface TimelineStep<Text> {
  /** "Weeks 1–2". */
  readonly when: string;
  readonly title: string;
  readonly text: Text;
}

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
          <p className="figures pt-0.5 font-semibold text-red text-small">{step.when}</p>
          <div>
            <h3 className="text-h3">{step.title}</h3>
            <p className="mt-1 max-w-[66ch] text-ink-soft">
              <CitedText text={step.text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
