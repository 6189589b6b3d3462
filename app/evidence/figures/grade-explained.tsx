import type { Grade } from "#app/evidence/ledger/grades.ts";
import { Fold } from "#app/ui/fold.tsx";
import { EvidenceGrade } from "./evidence-grade.tsx";

/** The rule of `gradeEvidence`, for readers. */
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
                <EvidenceGrade grade={grade} />
              </p>
              <p className="mt-1 text-[15px] leading-snug">{meaning}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-6 text-[16px]">
        <div className="max-w-(--measure) space-y-3 text-ink-soft">
          <p>
            We use the four words of{" "}
            <abbr title="Grading of Recommendations, Assessment, Development and Evaluation">
              GRADE
            </abbr>
            , the system of Cochrane and most guideline groups, with a rule simple enough to be
            worked out the same way for every claim.
          </p>
          <p>
            As in GRADE, trials in which chance decides who gets the light start at High, and other
            studies of people at Low. One step or two come off for each of five reasons: a risk of
            bias, studies that contradict each other, other people or other light than yours, too
            few people, and missing studies. Where all trials used lasers on the skin and you have
            an LED panel, two steps come off.
          </p>
          <p>Where we differ from GRADE:</p>
          <ul className="list-disc space-y-1 pl-5">
            <li>One editor grades each use, not two people by themselves.</li>
            <li>We read abstracts and seldom whole papers.</li>
            <li>We never step up.</li>
            <li>No grade is higher than the authors of the surest review put theirs.</li>
            <li>
              What nobody has tested in people gets no grade. Guidelines, opinion pieces, animals
              and cells lift none.
            </li>
          </ul>
          <p>
            The size of an effect is another matter. Standardised differences are small below 0.5,
            moderate below 0.8, and large from there. Our own cuts elsewhere: of a pain scale’s
            length a tenth is moderate and a fifth large; a ratio is moderate from 1.25 and large
            from 2.
          </p>
        </div>
      </div>
    </Fold>
  );
}

const meanings: readonly [Grade, string][] = [
  [
    "high",
    "Very likely right. More research is unlikely to change the answer. Trials in which chance decides start here.",
  ],
  ["moderate", "Probably right. More research could change how large the effect is."],
  [
    "low",
    "It may be so. More research is likely to change the answer. Other studies of people start here.",
  ],
  ["very low", "We don’t know. The studies are too few, too small or too unlike your case."],
];
