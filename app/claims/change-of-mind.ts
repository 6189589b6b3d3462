import type { ConcernKind } from "#app/evidence/ledger/claim.ts";
import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import type { GradedEvidence } from "#app/evidence/ledger/grade.ts";

/** A fixed sentence for each reason that lowered the grade. */
export function changesOfMind(
  { start, grade, cappedByAuthors }: GradedEvidence,
  { concerns, supports, opposes }: Pick<Claim, "concerns" | "supports" | "opposes">,
): string[] {
  if (grade === null) {
    return [
      "Any controlled trial in people: we found none.",
      "Animals and cells will not do, however many follow.",
    ];
  }
  return [
    ...(start === "low" ? ["Trials in which chance decides who gets the light."] : []),
    ...concerns.map(({ kind }) => raises[kind]),
    ...(cappedByAuthors ? ["A newer review whose authors are surer of the result."] : []),
    supports.length === 0
      ? "A large trial that finds a gain would turn the verdict."
      : opposes.length === 0
        ? "A large, careful trial without this result would lower the grade."
        : "A further large trial without this result could lower the grade or turn the verdict.",
  ];
}

const raises: Record<ConcernKind, string> = {
  "risk of bias":
    "Trials that are registered before they begin, in which neither the people nor those who measure know who gets the light.",
  inconsistency: "A review that explains why some studies found it and others did not.",
  indirectness:
    "Trials against a sham, in the people whom this is about, with light that readers can have at home.",
  imprecision: "Trials with enough people for a narrow interval.",
  "publication bias": "Registered trials that are published whatever they find.",
};
