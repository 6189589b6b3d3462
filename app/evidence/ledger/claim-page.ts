import type { ClaimRecord } from "./claim.ts";
import type { ClaimId } from "./claims.server.ts";
import type { ProtocolId } from "./protocols.ts";

/** Topics without a page (mechanism, dosimetry, safety) have no claims. */
const pages: Partial<Record<ClaimRecord["topic"], ProtocolId>> = {
  skin: "skin-health",
  pain: "pain-inflammation",
  hair: "hair-growth",
  sleep: "sleep-energy",
  mood: "mood-mental-health",
  athletic: "athletic-performance",
  hormonal: "hormonal-health",
};

/** Throws for a topic without a page. */
export function claimPage({ topic }: Pick<ClaimRecord, "topic">): ProtocolId {
  const page = pages[topic];
  if (!page) throw new Error(`No benefit page shows claims on ${topic}`);
  return page;
}

/** "/benefits/pain-inflammation#knee-osteoarthritis" */
export function claimAddress(claim: Pick<ClaimRecord, "topic"> & { id: ClaimId }): string {
  return `/benefits/${claimPage(claim)}#${claim.id}`;
}

export function claimPath(id: ClaimId): `/evidence/${string}` {
  return `/evidence/${id}`;
}
