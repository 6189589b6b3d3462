import type { GradedAssessment } from "./assessment.ts";
import { Citation } from "./citation.tsx";
import { CitedText } from "./cited-text.tsx";
import { type EffectNote, type EffectSize, type Grade, grades } from "./ledger/grades.ts";

/** How sure the evidence is, as four blocks and a word. It says nothing of how large the effect is. */
export function EvidenceGrade({ grade }: { grade: Grade }) {
  return (
    <span className="grade">
      <GradeMeter grade={grade} />
      <span>{gradeNames[grade]}</span>
    </span>
  );
}

/** The four blocks alone, for where the word is near. The fuller and stronger, the surer. */
export function GradeMeter({ grade }: { grade: Grade }) {
  const level = grades.indexOf(grade) + 1;
  return (
    <svg aria-hidden="true" className={`meter sure-${level}`} width="54" height="8">
      <path d={blocks(0, level)} />
      <path d={blocks(level, grades.length)} />
    </svg>
  );
}

/** Blocks of 12 by 7 px, 2 px apart; half a pixel in, so that the empty ones' edges are sharp. */
function blocks(from: number, to: number): string {
  return Array.from(
    { length: to - from },
    (_, index) => `M${(from + index) * 14 + 0.5} .5h11v7h-11z`,
  ).join("");
}

/** A claim's grade and size of effect, with what they rest on and why the grade is not higher. */
export function EvidenceAssessment({ assessment }: { assessment: GradedAssessment }) {
  const { grade, effect } = assessment;
  return (
    <dl className="space-y-1 text-[15px]">
      <div className="flex gap-3">
        <dt className="w-16 shrink-0 text-ink-soft">Evidence</dt>
        <dd>{grade ? <EvidenceGrade grade={grade} /> : "No grade"}</dd>
      </div>
      <div className="flex gap-3">
        <dt className="w-16 shrink-0 text-ink-soft">Effect</dt>
        <dd className="figures">{[inWords(effect), effect.figure].filter(Boolean).join(": ")}</dd>
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

/** The studies that a grade rests on, and in sentences why it is not higher. */
function GradeBasis({ assessment }: { assessment: GradedAssessment }) {
  const { basis, marks, reasons, cappedByAuthors } = assessment;
  return (
    <>
      {basis}
      <Citation marks={marks} />.
      {reasons.map((reason, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the reasons never move.
        <span key={index}>
          {" "}
          <CitedText text={reason.why} />
        </span>
      ))}
      {cappedByAuthors && " The review’s own authors are less sure than that."}
    </>
  );
}

/** "Moderate, reviews disagree". */
function inWords({ size, notes }: GradedAssessment["effect"]): string {
  const words = [...(size ? [effectNames[size]] : []), ...notes.map((note) => noteNames[note])];
  const [first = "As measured", ...rest] = words;
  return [first, ...rest.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join(", ");
}

export const gradeNames: Record<Grade, string> = {
  high: "High",
  moderate: "Moderate",
  low: "Low",
  "very low": "Very low",
};

const effectNames: Record<EffectSize, string> = {
  "none found": "None found",
  small: "Small",
  moderate: "Moderate",
  large: "Large",
};

const noteNames: Record<EffectNote, string> = {
  "reviews disagree": "Reviews disagree",
  "no control group": "No control group",
  "not tested in people": "Not tested in people",
  "no figure in the abstract": "No figure in the abstract",
};
