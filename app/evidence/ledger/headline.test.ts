import { expect, test } from "vitest";
import { findClaim, listClaims } from "./claims.server.ts";
import { headline } from "./headline.ts";

test("a difference on a scale is rounded, with its interval and who is behind it", () => {
  expect(headline(findClaim("neck-pain"))).toEqual({
    figure: "20",
    unit: "of 100",
    interval: "10–30",
    standardised: null,
    behind: "11 trials",
  });
  // Under ten the decimals are kept.
  expect(headline(findClaim("back-pain"))).toMatchObject({ figure: "1.4", interval: "0.88–1.91" });
});

test("a standardised difference is a word, with its value beside it", () => {
  expect(headline(findClaim("jaw-joint"))).toMatchObject({
    figure: "Moderate",
    unit: "",
    interval: "0.27–0.82",
    standardised: "0.55",
  });
});

test("two groups stand against each other, with signs where they went apart", () => {
  expect(headline(findClaim("chemotherapy-neuropathy")).figure).toBe("53% against 0%");
  const hair = headline(findClaim("hair-diameter"));
  expect([hair.figure, hair.unit]).toEqual(["+7.5 against −15.03", "µm"]);
});

test("without a figure it says why", () => {
  expect(headline(findClaim("rheumatoid-arthritis")).figure).toBe("None found");
  expect(headline(findClaim("skin-firmness"))).toMatchObject({
    figure: "No figure",
    behind: "one study, 136 people",
  });
  expect(headline(findClaim("testosterone")).figure).toBe("Not tested in people");
});

test("an interval that crosses zero keeps its sign", () => {
  expect(headline(findClaim("strength"))).toMatchObject({
    figure: "None found",
    interval: "−1.43 to 10.32",
    // A difference in repetitions is no standardised one.
    standardised: null,
  });
});

test("every claim has one that fits a row", () => {
  for (const claim of listClaims()) {
    const { figure, unit } = headline(claim);
    expect(`${figure} ${unit}`.length, claim.id).toBeLessThanOrEqual(30);
  }
});
