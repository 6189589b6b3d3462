import type { Claim } from "./claims.server.ts";
import { pools } from "./grade.ts";
import { findOutcome, type OutcomeRef, type Study } from "./studies.server.ts";

/** Results of one claim on its page. No current claim has half as many. */
export const MOST_OUTCOMES = 40;

/** Papers without a result on a claim's page. */
const MOST_BACKGROUND = 20;

/** All results in their order; of too many the main one, then reviews, then those with the most people. */
export function withShownOutcomes<
  Some extends Pick<Claim, "main" | "supports" | "opposes" | "background">,
>(claim: Some): Some {
  const all = [...claim.supports, ...claim.opposes];
  if (all.length <= MOST_OUTCOMES && claim.background.length <= MOST_BACKGROUND) return claim;
  const first = all
    .map((ref) => ({ ref, rank: rankOf(ref, claim.main) }))
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST_OUTCOMES);
  const shown = new Set(first.map(({ ref }) => ref));
  const isShown = (ref: OutcomeRef) => shown.has(ref);
  return {
    ...claim,
    supports: claim.supports.filter(isShown),
    opposes: claim.opposes.filter(isShown),
    background: claim.background.slice(0, MOST_BACKGROUND),
  };
}

function rankOf(ref: OutcomeRef, main: OutcomeRef | undefined): number {
  if (ref === main) return Number.POSITIVE_INFINITY;
  const found = findOutcome(ref);
  return (pools(found) ? MOST_PEOPLE : 0) + peopleIn(found.study);
}

const peopleIn = ({ participants }: Study) => Math.min(participants ?? 0, MOST_PEOPLE - 1);

/** More than any study has. */
const MOST_PEOPLE = 1e9;
