import type { GradedAssessment } from "#app/evidence/citations/assessment.ts";
import { evidenceWords, type Grade, gradeName } from "#app/evidence/ledger/grades.ts";
import { grading } from "#app/evidence/ledger/grading.server.ts";
import { Citation } from "#app/evidence/text/citation.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import {
  atHomeInWords,
  bothInWords,
  testedInShort,
  testedInWords,
} from "#app/evidence/words/both-lights.ts";
import { gradeClass } from "./grade-class.ts";

/** Four blocks and a word. It says nothing about the size of the effect. */
export function EvidenceGrade({ grade }: { grade: Grade }) {
  return (
    <span className="grade">
      <GradeMeter grade={grade} />
      <span>{gradeName(grade)}</span>
    </span>
  );
}

/** For a lamp at home first, and for the light that was tested below it, where that is another. */
export function BothGrades({
  grade,
  tested,
  light,
}: Pick<GradedAssessment, "grade" | "tested" | "light">) {
  if (!grade || !tested) return "Not rated";
  return (
    <>
      <span className="block">
        <span className="block text-small">
          {grade === tested ? bothInWords(light) : atHomeInWords(light)}
        </span>
        <EvidenceGrade grade={grade} />
      </span>
      {grade !== tested && (
        <span className="mt-1 block text-ink-soft text-small">
          <span className="block">{testedInWords(light)}</span>
          <EvidenceGrade grade={tested} />
        </span>
      )}
    </>
  );
}

/** Below the grade for a lamp at home, in lists and tables; nothing where it is the same. */
export function TestedGrade({
  grade,
  tested,
  light,
}: Pick<GradedAssessment, "grade" | "tested" | "light">) {
  if (!tested || tested === grade) return null;
  return `${testedInShort(light)}: ${evidenceWords[tested]}`;
}

/** The blocks alone, beside the word. Fuller and stronger means surer. */
export function GradeMeter({ grade }: { grade: Grade }) {
  return <i className={`meter ${gradeClass(grade)}`} />;
}

/** With the effect's size, the studies and the reasons against a higher grade. */
export function EvidenceAssessment({ assessment }: { assessment: GradedAssessment }) {
  return (
    <dl className="space-y-1 text-[15px]">
      <div className="flex gap-3">
        <dt className="w-16 shrink-0 text-ink-soft">Evidence</dt>
        <dd>
          <BothGrades {...assessment} />
        </dd>
      </div>
      <div className="flex gap-3">
        <dt className="w-16 shrink-0 text-ink-soft">Effect</dt>
        <dd className="figures">{assessment.effect}</dd>
      </div>
      <div className="pt-1 text-ink-soft text-small">
        <dt className="inline">Rests on</dt>{" "}
        <dd className="inline">
          <GradeBasis assessment={assessment} />
        </dd>
      </div>
    </dl>
  );
}

function GradeBasis({ assessment }: { assessment: GradedAssessment }) {
  const { basis, marks, uncounted, reasons, otherLight, cappedByAuthors } = assessment;
  return (
    <>
      {basis}
      <Citation marks={marks} />.
      <AlsoCited marks={uncounted} />
      {reasons.map((reason, index) => (
        <span key={index}>
          {" "}
          <CitedText text={reason.why} />
        </span>
      ))}
      {cappedByAuthors && ` ${grading.steps.authorsLessSure}`}
      {otherLight && (
        <>
          {" "}
          <CitedText text={otherLight} />
        </>
      )}
    </>
  );
}

export function AlsoCited({ marks }: { marks: GradedAssessment["uncounted"] }) {
  if (marks.length === 0) return null;
  return (
    <>
      {" "}
      {grading.steps.uncounted}
      <Citation marks={marks} />.
    </>
  );
}
