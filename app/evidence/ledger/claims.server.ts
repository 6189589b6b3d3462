import { z } from "zod";
import { type ClaimRecord, claimSchema } from "./claim.ts";
import { athleticClaims } from "./claims/athletic-claims.server.ts";
import { hairClaims } from "./claims/hair-claims.server.ts";
import { hormonalClaims } from "./claims/hormonal-claims.server.ts";
import { moodClaims } from "./claims/mood-claims.server.ts";
import { painClaims } from "./claims/pain-claims.server.ts";
import { skinClaims } from "./claims/skin-claims.server.ts";
import { sleepClaims } from "./claims/sleep-claims.server.ts";

/** A statement on one use of light. grade.ts computes its grade from its outcomes and concerns. */
export type Claim = Required<Pick<ClaimRecord, "background">> &
  Omit<ClaimRecord, "background"> & { readonly id: ClaimId };

/** A wrong id does not compile. Import the type anywhere. */
export type ClaimId = Extract<keyof typeof records, string>;

const records = {
  ...skinClaims,
  ...painClaims,
  ...hairClaims,
  ...sleepClaims,
  ...moodClaims,
  ...athleticClaims,
  ...hormonalClaims,
};

// A wrong value stops the start with a message that names it.
z.record(z.string(), claimSchema).parse(records);

/** Never fails: a `ClaimId` is an id of the ledger. */
export function findClaim(id: ClaimId): Claim {
  const record: ClaimRecord = records[id];
  return { background: [], ...record, id };
}

/** True for an outcome for or against the claim, or as background. */
export function restsOn(
  { supports, opposes, background }: Pick<Claim, "supports" | "opposes" | "background">,
  study: string,
): boolean {
  const refs = [...supports, ...opposes, ...background];
  return refs.some((ref) => ref === study || ref.startsWith(`${study}/`));
}

/** For ids out of texts and addresses. */
export function isClaimId(id: string): id is ClaimId {
  return Object.hasOwn(records, id);
}

/** By topic, in the order of their files. */
export function listClaims(): Claim[] {
  return Object.keys(records).filter(isClaimId).map(findClaim);
}
