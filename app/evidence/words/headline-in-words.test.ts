import { expect, test } from "vitest";
import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { headline } from "#app/evidence/ledger/headline.ts";
import { beforeGain, detailsInShort, detailsInWords, dissentInWords } from "./headline-in-words.ts";

test.each<[ClaimId, string]>([
  ["jaw-joint", "Moderate:"],
  ["neck-pain", "20"],
  ["chemotherapy-neuropathy", "53% against 0%"],
  // No gain follows as its size: "None found beyond chance".
  ["strength", "None found"],
])("%s: %s before what light gained", (claim, figure) => {
  expect(beforeGain(headline(findClaim(claim)))).toBe(figure);
});

test("results without a benefit are said in words, where there are any", () => {
  const found = headline(findClaim("strength"));
  expect(dissentInWords({ ...found, without: "1 of 3" })).toBe("no benefit in 1 of 3 results");
  expect(dissentInWords({ ...found, without: null })).toBeNull();
});

test("details are in words, and in short for a row", () => {
  const jaw = headline(findClaim("jaw-joint"));
  expect(detailsInWords(jaw)).toEqual([
    "standardised difference 0.55",
    "95% interval 0.27–0.82",
    jaw.behind,
  ]);
  expect(detailsInShort(jaw)).toBe("0.55, 0.27–0.82");
  expect(detailsInShort(headline(findClaim("acne")))).toBe("of patients");
});
