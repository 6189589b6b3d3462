import type { UseAnswer } from "#app/benefits/benefit-page.ts";
import type { ConcernKind } from "#app/evidence/ledger/claim.ts";
import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import type { GradedEvidence } from "#app/evidence/ledger/grade.ts";
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
  if (grade === null) {
    return [
      "Any controlled trial in people: we found none.",
      "More studies in animals or cells won’t be enough.",
    ];
  }
  const saysBetter = supports.some((ref) => findOutcome(ref).outcome.favours === "light");
  return [
    ...(start === "low" ? ["Trials that pick at random who gets the light."] : []),
    ...(light.steps > 0 && isForHome ? [HOME_TRIALS] : []),
    ...concerns.flatMap(({ kind }) =>
      // The last sentence says so of a very low grade.
      kind === "imprecision" && grade === "very low" ? [] : raises[kind],
    ),
    ...(cappedByAuthors ? ["A newer review whose authors are surer of the result."] : []),
    largeTrial(),
  ];

  function largeTrial(): string {
    if (grade === "very low")
      return "A large, careful trial. It could settle whether the light helps.";
    if (!saysBetter) return "A large trial that finds a benefit could change our answer.";
    return opposes.length === 0
      ? "A large, careful trial that finds no benefit would lower our rating."
      : "Another large trial that finds no benefit could lower our rating or change our answer.";
  }
}

const HOME_TRIALS = "Trials of home devices against fake ones.";

const raises: Record<ConcernKind, string> = {
  indirectness: "Trials in the people, and of the result, that this is about.",
  "risk of bias":
    "Trials registered before they start, in which neither the people nor those who measure know who gets the real light.",
  inconsistency: "A review that explains why the studies disagree.",
  imprecision: "Larger trials.",
  "publication bias": "Registered trials that are published whatever they find.",
};
