import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { grading } from "#app/evidence/ledger/grading.server.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";

const { blocks, inline } = startCitations();
const rule = blocks(grading.rule);
const unlikeGrade = grading.unlikeGrade.map(inline);
const effect = inline(grading.effect);

/** The rule of `gradeEvidence` and the cuts of `measureEffect`, for readers. Static. */
export function GradingRule() {
  return (
    <section aria-labelledby="how-we-grade" className="section-gap">
      <h2 id="how-we-grade" className="text-h2">
        How we rate the evidence
      </h2>
      <div className="mt-5 grid gap-x-12 gap-y-6 border-ink border-t pt-5 md:grid-cols-2">
        <div className="max-w-(--measure) space-y-3">
          <CitedText text={rule} />
        </div>
        <div className="max-w-(--measure) space-y-3">
          <h3 className="text-h3">Where we differ from GRADE</h3>
          <ul className="list-disc space-y-1 pl-5">
            {unlikeGrade.map((text, index) => (
              <li key={grading.unlikeGrade[index]}>
                <CitedText text={text} />
              </li>
            ))}
          </ul>
          <h3 className="pt-3 text-h3">How large an effect is</h3>
          <p>
            <CitedText text={effect} />
          </p>
        </div>
      </div>
    </section>
  );
}
