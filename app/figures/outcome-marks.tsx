import {
  type OutcomeResult,
  resultInWords,
  type StudyResults,
} from "#app/evidence/words/outcome-result.ts";

/** A mark for each outcome, then the count in words. */
export function OutcomeMarks({ results, measures }: StudyResults) {
  return (
    <>
      <svg
        aria-hidden="true"
        className="outcome-marks fill-none stroke-ink"
        strokeWidth="1.5"
        width={results.length * PITCH - GAP}
        height={SIZE_PX}
      >
        {results.map((result, index) => {
          const at = index * PITCH + SIZE_PX / 2;
          return (
            <path key={index} {...FILLS[result]} d={`M${at} ${SIZE_PX / 2}${SHAPES[result]}`} />
          );
        })}
      </svg>
      <small>{resultInWords({ results, ...(measures && { measures }) })}</small>
    </>
  );
}

const SIZE_PX = 12;
const GAP = 3;
const PITCH = SIZE_PX + GAP;

/** Filled for better with light, grey where the light's share is unknown. */
const FILLS: Partial<Record<OutcomeResult, { className: string; stroke?: "none" }>> = {
  better: { className: "fill-ink" },
  before: { className: "fill-rule-strong", stroke: "none" },
  unnamed: { className: "fill-rule-strong", stroke: "none" },
};

const CIRCLE = "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0";

/** "Worse" has a bar, so that colour alone does not tell it. */
const SHAPES: Record<OutcomeResult, string> = {
  better: CIRCLE,
  before: CIRCLE,
  unnamed: CIRCLE,
  same: CIRCLE,
  worse: `${CIRCLE}h10`,
};
