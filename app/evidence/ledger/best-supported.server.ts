import { claimPage } from "./claim-address.ts";
import { type Claim, listClaims } from "./claims.server.ts";
import { findsNone, gradeEvidence, isInPeople } from "./grade.ts";
import { type Grade, grades } from "./grades.ts";
import type { ProtocolId } from "./protocols.server.ts";
import { findOutcome } from "./studies.server.ts";
import { wavelengthEnds } from "./wavelength.ts";

/** A page's use with the most evidence. */
export function bestSupported(page: ProtocolId): Claim {
  const [best] = byEvidence(listClaims().filter((claim) => claimPage(claim) === page));
  if (!best)
    throw new Error(
      `/benefits/${page} has no claim: name the page for its topic in claim-address.ts, and add a claim on that topic`,
    );
  return best;
}

/**
 * Most evidence first: of uses in which the light did better, the surest for a lamp at home, then for the light that was
 * tested; then one of red or near-infrared light alone; then one with an interval; then the one with the most people. A
 * white lamp comes after all others.
 */
export function byEvidence(uses: readonly Claim[]): Claim[] {
  return uses.toSorted((a, b) => compare(merits(b), merits(a)));
}

/**
 * The people with the condition in its largest study or review: reviews share their trials, so they are never added up.
 */
export function mostPeople({ supports, opposes }: Claim): number | null {
  const counts = [...supports, ...opposes]
    .map(findOutcome)
    .filter(isInPeople)
    .flatMap(({ study }) => study.concerned ?? study.participants ?? []);
  return counts.length > 0 ? Math.max(...counts) : null;
}

/** In the order of their weight; more is better. */
function merits(claim: Claim): readonly number[] {
  const { grade, tested } = gradeEvidence(claim);
  const outcome = claim.main ? findOutcome(claim.main).outcome : undefined;
  return [
    Number(claim.light.source !== "lamp"),
    Number(claim.supports.length > 0 && !findsNone(claim)),
    rank(grade),
    rank(tested),
    Number(!claim.light.wavelengths?.some((each) => wavelengthEnds(each)[1] < 600)),
    Number(outcome?.effect?.ci !== undefined),
    mostPeople(claim) ?? 0,
  ];
}

const rank = (grade: Grade | null) => (grade ? grades.indexOf(grade) + 1 : 0);

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, merit] of a.entries()) {
    const difference = merit - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
