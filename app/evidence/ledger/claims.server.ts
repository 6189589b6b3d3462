import { z } from "zod";
import { readRecords } from "#app/content/content-files.server.ts";
import type { ClaimId } from "#app/content/ids.ts";
import { type ClaimRecord, claimSchema } from "./claim.ts";
import { topicIds } from "./topics.ts";

export type { ClaimId };

/** A statement on one use of light. grade.ts computes its grade from its outcomes and concerns. */
export type Claim = ClaimRecord & { readonly id: ClaimId };

/** By topic, each at its place in it. */
const claims: ReadonlyMap<string, Claim> = new Map(
  [...readRecords("uses", claimSchema)]
    .map(([id, record]): [string, Claim] => [id, { ...record, id: id as ClaimId }])
    .sort(
      ([, a], [, b]) => topicIds.indexOf(a.topic) - topicIds.indexOf(b.topic) || a.place - b.place,
    ),
);

/** @throws for an id that the ledger does not have */
export function findClaim(id: ClaimId): Claim {
  const claim = claims.get(id);
  if (!claim) throw new Error(`No use in the ledger has the id "${id}"`);
  return claim;
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
  return claims.has(id);
}

/** In content/: the id of a use. */
export const claimId = z
  .string()
  .refine(isClaimId, { error: ({ input }) => `no use is called "${input}"` })
  .meta({ id: "use" });

/** By topic, each at its place in it. */
export function listClaims(): Claim[] {
  return [...claims.values()];
}
