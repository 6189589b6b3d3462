import { type Claim, type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import type { OutcomeRef, StudyId } from "#app/evidence/ledger/studies.server.ts";

// The ids of tests/content/, which the compiler does not know as it knows those of content/.
export const studyId = (id: string) => id as StudyId;
export const outcomeRef = (ref: string) => ref as OutcomeRef;
export const claimId = (id: string) => id as ClaimId;

export const madeUpClaim = (id: string): Claim => findClaim(claimId(id));

type Results = {
  main?: string;
  supports?: readonly string[];
  opposes?: readonly string[];
  background?: readonly string[];
} & Partial<Pick<Claim, "concerns">>;

/** A claim that rests on these results alone. */
export function claimOn(results: Results): Claim {
  const { main: _, ...claim } = madeUpClaim("sore-knees");
  const none = { supports: [], opposes: [], background: [], concerns: [] };
  return { ...claim, ...none, ...(results as Partial<Claim>) };
}
