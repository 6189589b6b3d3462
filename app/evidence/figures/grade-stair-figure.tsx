import type { Assessment } from "#app/evidence/citations/assessment.ts";
import type { ConcernKind } from "#app/evidence/ledger/claim.ts";
import { evidenceWords, grades } from "#app/evidence/ledger/grades.ts";
import type { LightKind } from "#app/evidence/ledger/tested-light.ts";
import { Citation } from "#app/evidence/text/citation.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { atHomeInWords, testedInWords } from "#app/evidence/words/both-lights.ts";
import { EvidenceGrade } from "./evidence-grade.tsx";
import { gradeStair, type StairStep } from "./grade-stair.ts";

/** A list, which reads the same without the drawing. */
export function GradeStairFigure({ assessment }: { assessment: Assessment }) {
  const { grade, tested, light } = assessment;
  const stair = gradeStair(assessment);
  if (grade === null || tested === null) {
    return <NoneFound basis={assessment.basis} marks={assessment.marks} />;
  }
  return (
    <div className="stair">
      <ol>
        {stair.map((step) => (
          <li
            key={typeof step.cause === "string" ? step.cause : step.cause.kind}
            className={stepClass(step)}
          >
            <p className="font-display text-[19px] leading-tight">{stepTitle(step)}</p>
            <p className="mt-1.5 text-[15px] leading-[1.6]">
              <StepText step={step} assessment={assessment} />
            </p>
            <p className="mt-2 text-small">
              <EvidenceGrade grade={step.grade} />
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-[15px]">
        <strong>
          {atHomeInWords(light)}, the evidence is {evidenceWords[grade]}.
        </strong>{" "}
        {light.steps > 0 && (
          <strong>
            {testedInWords(light)}, it is {evidenceWords[tested]}.
          </strong>
        )}{" "}
        In the words of GRADE, the usual system, our certainty is {certaintyInWords(assessment)}.
      </p>
    </div>
  );
}

/** "very low, and low for the light that was tested" */
function certaintyInWords({ grade, tested }: Pick<Assessment, "grade" | "tested">): string {
  return grade === tested ? `${grade}` : `${grade}, and ${tested} for the tested light`;
}

function NoneFound({ basis, marks }: Pick<Assessment, "basis" | "marks">) {
  return (
    <p>
      We found no study in people, so there is nothing to grade. It draws on {basis}
      <Citation marks={marks} />.
    </p>
  );
}

/** A fall of one level is the usual; the start has none. */
function stepClass({ cause, lost, fall }: StairStep): string {
  const level = `sure-${grades.length - lost}`;
  return fall === 1 || cause === "start" ? level : `${level} fall-${fall}`;
}

function StepText({ step: { cause }, assessment }: { step: StairStep; assessment: Assessment }) {
  if (cause === "authors") return "The authors of its surest review are less sure than that.";
  if (cause === "missed")
    return "Single trials without a likely range found no difference. They could have missed one.";
  if (cause === "light")
    return assessment.otherLight ? (
      <CitedText text={assessment.otherLight} />
    ) : (
      `${LIGHTS[assessment.light.kind]} We found no trial of a home lamp.`
    );
  if (cause !== "start") return <CitedText text={cause.why} />;
  return (
    <>
      {chanceInWords(assessment)} Based on {assessment.basis}
      <Citation marks={assessment.marks} />.
    </>
  );
}

/** Where a use has no words of its own for it. */
const LIGHTS: Record<LightKind, string> = {
  "home device": "",
  lamp: "",
  LED: "The LEDs were not home devices, as far as we read.",
  "laser and LED": "The light came from lasers and LEDs.",
  laser: "The light came from lasers.",
  "kind not reported": "What we read doesn’t say what gave the light.",
};

/** Of trials, and of the trials that a review joins. */
export function chanceInWords({
  start,
  byChance: { studies, of },
  basis,
}: Pick<Assessment, "start" | "byChance" | "basis">): string {
  if (start !== "high") {
    const none = "None of the results compares groups that we know were picked at random.";
    return basis.includes("randomized trial")
      ? `${none} Where a trial had such groups, its result here is not a comparison of them.`
      : none;
  }
  if (studies === of)
    return "In a trial, or in the trials of a review, chance decided who got the light.";
  return `In ${studies} of ${of} studies chance decided who got the light. The evidence starts at strong because of ${studies === 1 ? "that study" : "those studies"}.`;
}

function stepTitle({ cause, grade, fall }: StairStep): string {
  if (cause === "start") return `Start at ${evidenceWords[grade]}`;
  if (cause === "authors") return "Down to the authors’ own word";
  const name =
    cause === "missed"
      ? "too small to show no difference"
      : cause === "light"
        ? "other light than at home"
        : concernNames[cause.kind];
  if (fall === 0) return `No lower: ${name}, but this is the lowest level`;
  return `${stepsInWords[fall]} down: ${name}`;
}

const stepsInWords = ["", "One step", "Two steps", "Three steps"] as const;

/** In a reader's words. */
export const concernNames: Record<ConcernKind, string> = {
  "risk of bias": "tests that can mislead",
  inconsistency: "studies disagree",
  indirectness: "other people or other results",
  imprecision: "too few people",
  "publication bias": "studies may be missing",
};
