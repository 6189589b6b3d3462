import type { UseAnswer } from "#app/benefits/benefit-page.ts";
import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import type { GradedEvidence } from "#app/evidence/ledger/grade.ts";
import { grading } from "#app/evidence/ledger/grading.server.ts";
import { findOutcome } from "#app/evidence/ledger/studies.server.ts";

/** A fixed sentence for each reason that lowered the grade, and one for a large trial. */
export function changesOfMind(
  {
    start,
    grade,
    light,
    cappedByAuthors,
  }: Pick<GradedEvidence, "start" | "grade" | "light" | "cappedByAuthors">,
  { concerns, supports, opposes }: Pick<Claim, "concerns" | "supports" | "opposes">,
  { isForHome }: Pick<UseAnswer, "isForHome">,
): string[] {
  const { noStudy, notByChance, notAtHome, concerns: raises, ...besides } = grading.changes;
  if (grade === null) return [...noStudy];
  const saysBetter = supports.some((ref) => findOutcome(ref).outcome.favours === "light");
  return [
    ...(start === "low" ? [notByChance] : []),
    ...(light.steps > 0 && isForHome ? [notAtHome] : []),
    ...concerns.flatMap(({ kind }) =>
      // The last sentence says so of a very low grade.
      kind === "imprecision" && grade === "very low" ? [] : raises[kind],
    ),
    ...(cappedByAuthors ? [besides.authorsLessSure] : []),
    largeTrial(),
  ];

  function largeTrial(): string {
    const { ofVeryLow, ofNoBenefit, ofBenefit, ofBoth } = besides.largeTrial;
    if (grade === "very low") return ofVeryLow;
    if (!saysBetter) return ofNoBenefit;
    return opposes.length === 0 ? ofBenefit : ofBoth;
  }
}
