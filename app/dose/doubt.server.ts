import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { findsNone, gradeEvidence } from "#app/evidence/ledger/grade.ts";

/** A sentence to say before our own plan for a use; null where studies point to a benefit. */
export function doubtAbout(claim: Claim): string | null {
  const { grade } = gradeEvidence(claim);
  if (grade === null) return "We found no study of it in people.";
  if (findsNone(claim)) return "Studies found no clear difference.";
  return grade === "very low" ? "We don’t know if it helps." : null;
}
