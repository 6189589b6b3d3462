import { href } from "react-router";
import type { ClaimRecord } from "./claim.ts";
import type { ClaimId } from "./claims.server.ts";
import type { ProtocolId } from "./protocols.server.ts";
import { TOPICS } from "./topics.ts";

/** Throws for a topic without a page. */
export function claimPage({ topic }: Pick<ClaimRecord, "topic">): ProtocolId {
  const { page } = TOPICS[topic];
  if (!page) throw new Error(`No benefit page shows claims on ${topic}`);
  return page;
}

/** "/benefits/pain-inflammation#knee-osteoarthritis" */
export function claimAddress(claim: Pick<ClaimRecord, "topic"> & { id: ClaimId }): string {
  return `${href("/benefits/:slug", { slug: claimPage(claim) })}#${claim.id}`;
}

/** The claim's own page, with all that its verdict rests on. */
export function claimPath(id: ClaimId): `/evidence/${string}` {
  return `/evidence/${id}`;
}
