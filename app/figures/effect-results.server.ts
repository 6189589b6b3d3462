import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { gradeEvidence, isInPeople, pools } from "#app/evidence/ledger/grade.ts";
import { findOutcome, type OutcomeRef, type Study } from "#app/evidence/ledger/studies.server.ts";
import type { Outcome } from "#app/evidence/ledger/study.ts";
import { type Turned, turnToLight } from "./turned-effect.ts";

/** One result, and the uses that rest on it. */
export type Result = {
  readonly claims: readonly Claim[];
  readonly ref: OutcomeRef;
  readonly study: Study;
  readonly outcome: Outcome;
};

export type Drawable = Result & { readonly turned: Turned };

/** Null for a result without an interval or a unit. */
export function drawable(result: Result, scales?: "as printed"): Drawable | null {
  const turned = turnToLight(result.outcome, scales);
  return turned && { ...result, turned };
}

export function resultOf(claim: Claim, ref: OutcomeRef): Result {
  return { claims: [claim], ref, ...findOutcome(ref) };
}

export function resultsOf(claim: Claim): Result[] {
  const find = (ref: OutcomeRef) => resultOf(claim, ref);
  const supports = claim.supports.map(find).filter(isInPeople);
  const opposes = claim.opposes.map(find).filter(isInPeople);
  const withReview = [...supports, ...opposes].some(pools);
  const main = claim.main ? find(claim.main) : null;
  const others = [
    ...onePerStudy(supports.filter((result) => pools(result) || !withReview)),
    ...onePerStudy(opposes),
  ].filter(({ study }) => study.id !== main?.study.id);
  return main ? [main, ...others] : others;
}

/** The study's first drawable result, else its first. */
function onePerStudy(results: readonly Result[]): Result[] {
  const studies = Map.groupBy(results, ({ study }) => study.id);
  return [...studies.values()].flatMap(
    (own) => own.find((result) => drawable(result)) ?? own.slice(0, 1),
  );
}

/** Merges uses of one grade that rest on the same result. */
export function mergeUses(results: readonly Result[]): Result[] {
  const merged = new Map<string, Result>();
  for (const result of results) {
    const key = `${result.ref} ${gradesOf(result)?.grade}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, claims: [...known.claims, ...result.claims] } : result);
  }
  return [...merged.values()];
}

export function gradesOf({ claims: [first] }: Result) {
  if (!first) return null;
  const { grade, tested, light } = gradeEvidence(first);
  return { grade, tested, light };
}
