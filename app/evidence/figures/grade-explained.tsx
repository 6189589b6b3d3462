import { href } from "react-router";
import type { Grade } from "#app/evidence/ledger/grades.ts";
import { Fold } from "#app/ui/fold.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { EvidenceGrade } from "./evidence-grade.tsx";

/** What the four grades mean; the whole rule is on the evidence page. */
export function GradeExplained() {
  return (
    <Fold
      title="How we grade the evidence"
      className="mt-6 max-sm:mt-0 max-sm:rounded-none max-sm:border-0 max-sm:border-b max-sm:bg-transparent max-sm:px-0 max-sm:py-3"
    >
      <div className="stair mt-4">
        <ol>
          {meanings.map(([grade, meaning], lost) => (
            <li key={grade} className={`sure-${meanings.length - lost}`}>
              <p className="font-semibold text-[16px]">
                <EvidenceGrade grade={grade} />{" "}
                <span className="font-normal text-ink-soft">(GRADE: {grade})</span>
              </p>
              <p className="mt-1 text-[15px] leading-snug">{meaning}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-6 max-w-(--measure) text-[16px] text-ink-soft">
        We lower the rating by one level or two for each reason to doubt it.{" "}
        <TextLink to={`${href("/evidence")}#how-we-grade`}>The whole rule</TextLink> names the
        reasons, where we differ from GRADE, a common rating system, and when we call an effect
        large.
      </p>
    </Fold>
  );
}

const meanings: readonly [Grade, string][] = [
  [
    "high",
    "Very likely right. More research is unlikely to change the answer. Randomized trials start here.",
  ],
  ["moderate", "Probably right. More research could change how large the effect is."],
  [
    "low",
    "Possibly right. More research is likely to change the answer. Other studies in people start here.",
  ],
  ["very low", "We don’t know. The studies are too few, too small or too unlike your case."],
];
