import type { ClaimRecord } from "./claim.ts";
import type { ClaimId } from "./claims.server.ts";
import type { ProtocolId } from "./protocols.ts";

/** The benefit page that shows a claim, by its topic. Topics without one (mechanism, dosimetry, safety) have no claims. */
const pages: Partial<Record<ClaimRecord["topic"], ProtocolId>> = {
  skin: "skin-health",
  pain: "pain-inflammation",
  hair: "hair-growth",
  sleep: "sleep-energy",
  mood: "mood-mental-health",
  athletic: "athletic-performance",
  hormonal: "hormonal-health",
};

/** The benefit page of a claim. A topic without a page throws. */
export function claimPage({ topic }: Pick<ClaimRecord, "topic">): ProtocolId {
  const page = pages[topic];
  if (!page) throw new Error(`No benefit page shows claims on ${topic}`);
  return page;
}

/** Where a claim is shown: "/benefits/pain-inflammation#knee-osteoarthritis". Each use has its claim's id there. */
export function claimAddress(claim: Pick<ClaimRecord, "topic"> & { id: ClaimId }): string {
  return `/benefits/${claimPage(claim)}#${claim.id}`;
}

/** The claim's own page, with all that its verdict rests on. */
export function claimPath(id: ClaimId): `/evidence/${string}` {
  return `/evidence/${id}`;
}
