import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { isInPeople } from "#app/evidence/ledger/grade.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { findOutcome, type OutcomeRef, type Study } from "#app/evidence/ledger/studies.server.ts";
import type { Outcome } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { outcomeInWords } from "#app/evidence/words/outcome-in-words.server.ts";
import { shortDesignName } from "#app/evidence/words/study-design.ts";
import { typeset } from "#app/text/typeset.ts";
import type { StudiesBySide, StudyOnSide } from "./claim-view.ts";

type Found = keyof StudiesBySide;

export type SidedOutcome = {
  readonly ref: OutcomeRef;
  readonly study: Study;
  readonly outcome: Outcome;
  /** What it means for the claim, which may be that light makes no difference. */
  readonly side: "for" | "against" | "without";
};

/** Supporting outcomes are for the claim; opposing ones are without an effect, or against it. */
export function listSides({ supports, opposes }: Claim): SidedOutcome[] {
  const isDecided = ({ favours }: Outcome) => favours === "light" || favours === "comparator";
  return [
    ...supports.map((ref) => ({ ref, ...findOutcome(ref), side: "for" as const })),
    ...opposes.map((ref) => {
      const found = findOutcome(ref);
      return { ref, ...found, side: isDecided(found.outcome) ? "against" : "without" } as const;
    }),
  ];
}

/** The number of all studies, and those of `shown`, the claim with the results that fit the page. */
export function studiesBySide(claim: Claim, shown: Claim): StudiesBySide {
  const saysNone = claim.supports
    .map(findOutcome)
    .every(({ outcome }) => outcome.favours !== "light");
  const [all, some] = [listSides(claim), listSides(shown)];
  const on = (found: Found) => ({
    count: byStudy(all, found, saysNone).length,
    shown: byStudy(some, found, saysNone).map(describeStudy),
  });
  return { benefit: on("benefit"), none: on("none"), worse: on("worse") };
}

function byStudy(
  outcomes: readonly SidedOutcome[],
  found: Found,
  saysNone: boolean,
): SidedOutcome[][] {
  const own = outcomes.filter((each) => foundBy(each, saysNone) === found);
  return [...Map.groupBy(own, ({ study }) => study.id).values()];
}

/** A gain that its authors call too small to matter is among what opposes a claim of a benefit, and no benefit. */
function foundBy({ outcome: { favours }, side }: SidedOutcome, saysNone: boolean): Found {
  if (favours === "light") return side === "for" || saysNone ? "benefit" : "none";
  return favours === "comparator" ? "worse" : "none";
}

function describeStudy(outcomes: readonly SidedOutcome[]): StudyOnSide {
  const [first = unreachable()] = outcomes;
  const { study } = first;
  const { design, participants } = study;
  const people = participants === null ? [] : [`${formatNumber(participants)} people`];
  return {
    study: { id: study.id, name: nameStudy(study) },
    what: [shortDesignName(design), ...(isInPeople(first) ? people : ["not in people"])].join(", "),
    results: outcomes.map(({ outcome }) => ({
      measure: typeset([outcome.measure, outcome.at].filter(Boolean).join(", ")),
      found: outcomeInWords(outcome),
    })),
  };
}

function unreachable(): never {
  throw new Error("A group has at least one outcome");
}
