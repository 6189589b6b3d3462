import type { Assessment } from "./assessment.ts";
import { Citation } from "./citation.tsx";
import { CitedText } from "./cited-text.tsx";
import { type EffectNote, type EffectSize, type Grade, grades } from "./ledger/grades.ts";

/** How sure the evidence is, as four steps and a word. It says nothing of how large the effect is. */
export function EvidenceGrade({ grade }: { grade: Grade }) {
  const step = grades.indexOf(grade);
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className="inline-flex gap-[3px] self-center [print-color-adjust:exact]"
      >
        {grades.map((name, index) => (
          <span
            key={name}
            className={`h-1.5 w-3 rounded-[2px] border ${index <= step ? "border-red bg-red forced-colors:bg-[CanvasText]" : "border-rule bg-rule forced-colors:bg-[Canvas]"}`}
          />
        ))}
      </span>
      <span>{gradeNames[grade]}</span>
    </span>
  );
}

/** A claim's grade with what it rests on, why it is not higher, and the size of the effect beside it. */
export function EvidenceAssessment({ assessment }: { assessment: Assessment }) {
  const { grade, basis, reasons, cappedByAuthors, marks, effect } = assessment;
  return (
    <dl className="space-y-1 text-[15px]">
      <div className="flex gap-3">
        <dt className="w-16 shrink-0 text-ink-soft">Evidence</dt>
        <dd>{grade ? <EvidenceGrade grade={grade} /> : "No grade"}</dd>
      </div>
      <div className="flex gap-3">
        <dt className="w-16 shrink-0 text-ink-soft">Effect</dt>
        <dd>
          <Effect effect={effect} />
        </dd>
      </div>
      <div className="pt-1 text-ink-soft text-small">
        <dt className="inline">Rests on</dt>{" "}
        <dd className="inline">
          {basis}
          <Citation marks={marks} />.
        </dd>
      </div>
      {(reasons.length > 0 || cappedByAuthors) && (
        <div className="text-ink-soft text-small">
          <dt className="sr-only">Why the grade is not higher</dt>
          {reasons.map((reason, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the reasons never move.
            <dd key={index} className="mt-1">
              <CitedText text={reason} />
            </dd>
          ))}
          {cappedByAuthors && (
            <dd className="mt-1">The review’s own authors are less sure than that.</dd>
          )}
        </div>
      )}
    </dl>
  );
}

/** "Moderate: 14.23 mm of 100 better than with sham light (95% CI 7.31 to 21.14). Reviews disagree." */
function Effect({ effect: { size, figure, notes } }: Pick<Assessment, "effect">) {
  return (
    <>
      {size && effectNames[size]}
      {size && figure && ": "}
      {figure && <span className="figures">{figure}</span>}
      {(size || figure) && notes.length > 0 && ". "}
      {notes.map((note) => noteNames[note]).join(". ")}
    </>
  );
}

const gradeNames: Record<Grade, string> = {
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
