import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { findsNone, gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { doubts } from "./dose-texts.server.ts";

/** A sentence to say before our own plan for a use; null where studies point to a benefit. */
export function doubtAbout(claim: Claim): string | null {
  const { grade } = gradeEvidence(claim);
  if (grade === null) return doubts.noStudy;
  if (findsNone(claim)) return doubts.noDifference;
  return grade === "very low" ? doubts.unknown : null;
}
