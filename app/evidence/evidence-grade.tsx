import { Badge } from "#app/ui/badge.tsx";
import { Citation } from "./citation.tsx";
import { type Assessment, type EffectSize, grades } from "./grade.ts";
import type { Grade } from "./ledger/study.ts";

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
  const { grade, effect } = assessment;
  return (
    <dl className="space-y-1 text-[15px]">
      <div className="flex gap-3">
        <dt className="w-16 shrink-0 text-ink-soft">Evidence</dt>
        <dd>
          <EvidenceGrade grade={grade} />
        </dd>
      </div>
      <div className="flex gap-3">
        <dt className="w-16 shrink-0 text-ink-soft">Effect</dt>
        <dd>{effectNames[effect]}</dd>
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

/** A claim's grade and the size of the effect as badges, for cards. */
export function EvidenceBadges({ assessment: { grade, effect } }: { assessment: Assessment }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge>
        <span className="inline-flex gap-[0.3em]">
          Evidence: <EvidenceGrade grade={grade} />
        </span>
      </Badge>
      <Badge>{`Effect: ${effectNames[effect]}`}</Badge>
    </p>
  );
}

/** The studies that a grade rests on, and why it is not higher. */
export function GradeBasis({ assessment: { basis, marks, reasons } }: { assessment: Assessment }) {
  return (
    <>
      {basis}
      <Citation marks={marks} />
      {reasons.length > 0 && `. Marked down: ${reasons.join("; ")}.`}
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
  none: "None found",
  small: "Small",
  moderate: "Moderate",
  large: "Large",
  unclear: "Unclear",
};
