import { expect, test } from "vitest";
import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { headline } from "#app/evidence/ledger/headline.ts";
import { beforeGain } from "./headline-in-words.ts";

test.each<[ClaimId, string]>([
  ["jaw-joint", "Moderate:"],
  ["neck-pain", "20"],
  ["chemotherapy-neuropathy", "53% against 0%"],
  // No gain follows as its size: "None found beyond chance".
  ["strength", "None found"],
])("%s: %s before what light gained", (claim, figure) => {
  expect(beforeGain(headline(findClaim(claim)))).toBe(figure);
});
