import type { Assessment } from "#app/evidence/citations/assessment.ts";
import { evidenceWords } from "#app/evidence/ledger/grades.ts";
import { grading } from "#app/evidence/ledger/grading.server.ts";
import type { LightKind } from "#app/evidence/ledger/tested-light.ts";
import { Citation } from "#app/evidence/text/citation.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { atHomeInWords, bothInWords, testedInWords } from "#app/evidence/words/both-lights.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { AlsoCited, EvidenceGrade } from "./evidence-grade.tsx";
import { gradeClass } from "./grade-class.ts";
import { type GradeStep, gradeSteps } from "./grade-steps.ts";

const words = grading.steps;

/** A list, which reads the same without the drawing. */
export function GradeStepsFigure({ assessment }: { assessment: Assessment }) {
  const { grade, tested, light } = assessment;
  const steps = gradeSteps(assessment);
  if (grade === null || tested === null) {
    return <NoneFound basis={assessment.basis} marks={assessment.marks} />;
  }
  return (
    <div className="grade-steps">
      <ol>
        {steps.map((step) => (
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
          {grade === tested ? bothInWords(light) : atHomeInWords(light)}, the evidence is{" "}
          {evidenceWords[grade]}.
        </strong>{" "}
        {grade !== tested && (
          <strong>
            {testedInWords(light)}, it is {evidenceWords[tested]}.
          </strong>
        )}{" "}
        In the words of GRADE, the usual system, our certainty is {grade}
        {grade !== tested && `, and ${tested} for the tested light`}.
      </p>
    </div>
  );
}

function NoneFound({ basis, marks }: Pick<Assessment, "basis" | "marks">) {
  return (
    <p>
      {words.noStudy}{" "}
      {basis && (
        <>
          The page draws on {basis}
          <Citation marks={marks} />.
        </>
      )}
    </p>
  );
}

/** A fall of one level is the usual; the start has none. */
function stepClass({ cause, grade, fall }: GradeStep): string {
  const level = gradeClass(grade);
  return fall === 1 || cause === "start" ? level : `${level} fall-${fall}`;
}

function StepText({
  step: { cause, grade },
  assessment,
}: {
  step: GradeStep;
  assessment: Assessment;
}) {
  if (cause === "authors")
    return `The authors who are surest of the result rate its evidence as ${evidenceWords[grade]}.`;
  if (cause === "missed") return words.missed;
  if (cause === "light")
    return assessment.otherLight ? (
      <CitedText text={assessment.otherLight} />
    ) : (
      `${lights[assessment.light.kind] ?? ""} ${words.noHomeTrial}`
    );
  if (cause !== "start") return <CitedText text={cause.why} />;
  return (
    <>
      Based on {assessment.basis}
      <Citation marks={assessment.marks} />. {chanceInWords(assessment)}
      <AlsoCited marks={assessment.uncounted} />
    </>
  );
}

/** Where a use has no words of its own for it. */
const lights: Partial<Record<LightKind, string>> = words.lights;

/** Of trials, and of the trials that a review joins. */
export function chanceInWords({
  start,
  byChance: { studies, of },
}: Pick<Assessment, "start" | "byChance">): string {
  if (start !== "high") return words.notByChance;
  return studies === of
    ? words.byChance
    : `${words.byChance} Here, ${studies} of ${of} studies ${studies === 1 ? "has" : "have"} such a result.`;
}

function stepTitle({ cause, grade, fall }: GradeStep): string {
  if (cause === "start") return `Start at ${evidenceWords[grade]}`;
  const name =
    cause === "authors"
      ? "the authors’ own rating"
      : cause === "missed"
        ? "a difference could have been missed"
        : cause === "light"
          ? "other light than at home"
          : words.concerns[cause.kind];
  if (fall === 0) return `${capitalise(name)}: no change, since it can’t go lower`;
  return `Lowered ${levels[fall]}: ${name}`;
}

const levels = ["", "one level", "two levels", "three levels"] as const;
