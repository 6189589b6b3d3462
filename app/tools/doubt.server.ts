import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { measureEffect } from "#app/evidence/ledger/effect.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";

/** A sentence to say before our own plan for a use; null where studies point to a benefit. */
export function doubtAbout(claim: Claim): string | null {
  const { grade } = gradeEvidence(claim);
  if (grade === null) return "We found no study of it in people.";
  if (grade === "very low") return "We don’t know if it helps.";
  return measureEffect(claim).size === "none found"
    ? "Studies found little or no difference."
    : null;
}
