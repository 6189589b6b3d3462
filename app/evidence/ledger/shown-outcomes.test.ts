import { expect, test } from "vitest";
import { listClaims } from "./claims.server.ts";
import { MOST_OUTCOMES, withShownOutcomes } from "./shown-outcomes.server.ts";
import { listStudies, type OutcomeRef } from "./studies.server.ts";

test("a claim of today is shown whole", () => {
  for (const claim of listClaims()) expect(withShownOutcomes(claim)).toBe(claim);
});

test("of too many results the main one stays, then reviews, then the most people, in the claim's order", () => {
  const all = listStudies().flatMap(({ id, design, participants, outcomes }) =>
    Object.keys(outcomes).map((name) => ({
      ref: `${id}/${name}` as OutcomeRef,
      isReview: design === "meta-analysis",
      people: participants ?? 0,
    })),
  );
  const reviews = all.filter(({ isReview }) => isReview).slice(0, 10);
  const others = all.filter(({ isReview }) => !isReview).slice(0, 200);
  const supports = [...others, ...reviews].map(({ ref }) => ref);
  const main = supports[0];
  const shown = withShownOutcomes({
    ...(main && { main }),
    supports,
    opposes: [],
    background: listStudies().map(({ id }) => id),
  });
  expect(shown.supports).toHaveLength(MOST_OUTCOMES);
  expect(shown.supports).toContain(main);
  expect(shown.supports.filter((ref) => reviews.some((each) => each.ref === ref))).toHaveLength(10);
  expect(shown.supports).toEqual(supports.filter((ref) => shown.supports.includes(ref)));
  expect(shown.background.length).toBeLessThan(30);
});
