import { Fold } from "#app/ui/fold.tsx";
import { EvidenceGrade } from "./evidence-grade.tsx";
import type { Grade } from "./ledger/grades.ts";

/** The rule behind the grades, for the reader: the same that `gradeEvidence` applies. */
export function GradeExplained() {
  return (
    <Fold title="How we grade the evidence">
      <div className="mt-4 grid gap-x-12 gap-y-6 text-[16px] md:grid-cols-2">
        <dl className="space-y-4">
          {meanings.map(([grade, meaning]) => (
            <div key={grade}>
              <dt className="font-semibold">
                <EvidenceGrade grade={grade} />
              </dt>
              <dd className="text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
        <div className="space-y-3 text-ink-soft">
          <p>
            The steps follow{" "}
            <abbr title="Grading of Recommendations, Assessment, Development and Evaluation">
              GRADE
            </abbr>
            , the system that Cochrane and most guideline groups use, in a form simple enough to be
            worked out the same way for every claim on this site.
          </p>
          <p>
            The strongest study behind a claim sets the start. A meta-analysis or systematic review
            starts at High, or at the certainty that its own authors gave. A randomised trial starts
            at Moderate. Other studies of people and expert guidelines start at Low, narrative
            reviews and laboratory work at Very low.
          </p>
          <p>
            Each of these takes one step off: studies that disagree, a risk of bias, studies of
            other people, light or outcomes than the claim, and, where no review pools more, a
            single study or fewer than 100 people.
          </p>
          <p>
            The grade says how sure we are, not how much the light does. The size of the effect
            stands beside it: small from 0.2 standard deviations, moderate from 0.5, large from 0.8,
            or unclear where the studies give no such measure or differ too much.
          </p>
        </div>
      </div>
    </Fold>
  );
}

const meanings: readonly [Grade, string][] = [
  ["high", "Reviews of trials agree. More research is unlikely to change the answer."],
  ["moderate", "Probably right. More research could change how large the effect is."],
  ["low", "Uncertain. More research is likely to change the answer."],
  ["very low", "A first hint from small studies, animals or cells. We do not know yet."],
];
