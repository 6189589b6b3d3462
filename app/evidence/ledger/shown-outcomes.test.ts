import { expect, test } from "vitest";
import { listClaims } from "./claims.server.ts";
import { MOST_OUTCOMES, withShownOutcomes } from "./shown-outcomes.server.ts";
import { listStudies, type OutcomeRef } from "./studies.server.ts";

test("a claim of today is shown whole", () => {
  for (const claim of listClaims()) expect(withShownOutcomes(claim)).toBe(claim);
});

const studies = listStudies();
const refs = studies.flatMap(({ id, outcomes }) =>
  Object.keys(outcomes).map((name) => `${id}/${name}` as OutcomeRef),
);
const papers = studies.map(({ id }) => id);

test("forty results and twenty papers are shown whole, one more is left out", () => {
  const claim = (results: number, background: number) => ({
    supports: refs.slice(0, Math.ceil(results / 2)),
    opposes: refs.slice(Math.ceil(results / 2), results),
    background: papers.slice(0, background),
  });
  const most = claim(MOST_OUTCOMES, 20);
  expect(withShownOutcomes(most)).toBe(most);
  const fewer = withShownOutcomes(claim(MOST_OUTCOMES + 5, 0));
  expect(fewer.supports.length + fewer.opposes.length).toBe(MOST_OUTCOMES);
  expect(withShownOutcomes(claim(1, 21)).background).toEqual(papers.slice(0, 20));
});

test("of too many results the main one stays, then reviews, then the most people, in the claim's order", () => {
  const all = studies.flatMap(({ id, design, participants, outcomes }) =>
    Object.keys(outcomes).map((name) => ({
      ref: `${id}/${name}` as OutcomeRef,
      isReview: design === "meta-analysis" || design === "systematic review",
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
    background: papers,
  });
  expect(shown.supports).toHaveLength(MOST_OUTCOMES);
  expect(shown.supports).toContain(main);
  expect(shown.supports.filter((ref) => reviews.some((each) => each.ref === ref))).toHaveLength(10);
  expect(shown.supports).toEqual(supports.filter((ref) => shown.supports.includes(ref)));
  const trials = others.filter(({ ref }) => ref !== main);
  const peopleOf = (isShown: boolean) =>
    trials
      .filter(({ ref }) => shown.supports.includes(ref) === isShown)
      .map(({ people }) => people);
  expect(Math.min(...peopleOf(true))).toBeGreaterThanOrEqual(Math.max(...peopleOf(false)));
});
