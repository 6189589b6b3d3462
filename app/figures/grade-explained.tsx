import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { grades } from "#app/evidence/ledger/grades.ts";
import { grading } from "#app/evidence/ledger/grading.server.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { capitalise } from "#app/text/capitalise.ts";
import { Fold } from "#app/ui/fold.tsx";
import { EvidenceGrade } from "./evidence-grade.tsx";
import { gradeClass } from "./grade-class.ts";

/** What the four grades mean; the whole rule is on the evidence page. Static. */
export function GradeExplained() {
  return (
    <Fold
      title="How we rate the evidence"
      className="mt-6 max-sm:mt-0 max-sm:rounded-none max-sm:border-0 max-sm:border-b max-sm:bg-transparent max-sm:px-0 max-sm:py-3"
    >
      <div className="grade-steps mt-4">
        <ol>
          {grades.toReversed().map((grade) => (
            <li key={grade} className={gradeClass(grade)}>
              <p className="font-semibold text-[16px]">
                <EvidenceGrade grade={grade} />{" "}
                <span className="font-normal text-ink-soft">(GRADE: {grade})</span>
              </p>
              <p className="mt-1 text-[15px] leading-snug">
                {capitalise(grading.means[grade])}. {grading.levels[grade]}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-6 max-w-(--measure) text-[16px] text-ink-soft">
        <CitedText text={startCitations().inline(grading.inShort)} />
      </p>
    </Fold>
  );
}
