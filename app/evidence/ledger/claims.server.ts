import { z } from "zod";
import { type ClaimRecord, claimSchema } from "./claim.ts";
import { athleticClaims } from "./claims/athletic-claims.server.ts";
import { hairClaims } from "./claims/hair-claims.server.ts";
import { hormonalClaims } from "./claims/hormonal-claims.server.ts";
import { moodClaims } from "./claims/mood-claims.server.ts";
import { painClaims } from "./claims/pain-claims.server.ts";
import { skinClaims } from "./claims/skin-claims.server.ts";
import { sleepClaims } from "./claims/sleep-claims.server.ts";

/** A claim with its id. */
export type Claim = Required<Pick<ClaimRecord, "background">> &
  Omit<ClaimRecord, "background"> & { readonly id: ClaimId };

/** The id of a claim that exists: a wrong one does not compile. Import it as a type anywhere. */
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

// A wrong value ends the start, and the message names it.
z.record(z.string(), claimSchema).parse(records);

/** The claim with this id. */
export function findClaim(id: ClaimId): Claim {
  const record: ClaimRecord = records[id];
  return { background: [], ...record, id };
}

/** Whether a claim draws on a study: by an outcome for or against it, or as background. */
export function restsOn(
  { supports, opposes, background }: Pick<Claim, "supports" | "opposes" | "background">,
  study: string,
): boolean {
  return [...supports, ...opposes, ...background].some((ref) => ref.split("/")[0] === study);
}

/** Whether text taken from content names a claim of the ledger. */
export function isClaimId(id: string): id is ClaimId {
  return Object.hasOwn(records, id);
}

/** All claims, by topic in the order of their files. */
export function listClaims(): Claim[] {
  return Object.keys(records).filter(isClaimId).map(findClaim);
}
