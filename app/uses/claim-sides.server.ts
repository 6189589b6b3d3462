import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { mayBeNone, sharesInWords } from "#app/evidence/ledger/effect.ts";
import { isCompared, isInPeople } from "#app/evidence/ledger/grade.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { findOutcome, type OutcomeRef, type Study } from "#app/evidence/ledger/studies.server.ts";
import type { Outcome } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import type { NamedSource } from "#app/evidence/text/reference.ts";
import { outcomeInWords } from "#app/evidence/words/outcome-in-words.server.ts";
import { shortDesignName } from "#app/evidence/words/study-design.ts";
import { typeset } from "#app/text/typeset.ts";

/** By what a study found, whatever the claim says. One with several results may be on several sides. */
export type StudiesBySide = Readonly<
  Record<
    "benefit" | "before" | "none" | "worse",
    {
      readonly count: number;
      /** Of the count: studies of animals and cells. */
      readonly notInPeople: number;
      readonly shown: readonly StudyOnSide[];
    }
  >
>;

export type StudyOnSide = {
  readonly study: NamedSource;
  /** "Randomised trial, 60 people" */
  readonly what: string;
  /** One for each outcome. */
  readonly results: readonly { readonly measure: string; readonly found: string }[];
};

export type Found = keyof StudiesBySide;

type SidedOutcome = {
  readonly ref: OutcomeRef;
  readonly study: Study;
  readonly outcome: Outcome;
  /** What it means for the claim, which may be that light makes no difference. */
  readonly side: "for" | "against" | "without";
  /** What the light did, whatever the claim says. */
  readonly found: Found;
};

/** Supporting outcomes are for the claim; opposing ones are without an effect, or against it. */
export function listSides({ supports, opposes }: Claim): SidedOutcome[] {
  const saysNone = supports.map(findOutcome).every(({ outcome }) => outcome.favours !== "light");
  const on = (refs: Claim["supports"], isFor: boolean) =>
    refs.map((ref) => {
      const result = findOutcome(ref);
      const { favours, effect } = result.outcome;
      const isDecided =
        favours !== undefined && favours !== "neither" && !(effect && mayBeNone(effect));
      const side = isFor ? "for" : isDecided ? "against" : "without";
      return { ref, ...result, side, found: foundBy(result, { isFor, saysNone }) } as const;
    });
  return [...on(supports, true), ...on(opposes, false)];
}

/**
 * By the side it is on where a claim says that light does something: what supports "less than white light" is a
 * benefit, and a gain that opposes a benefit is one that its authors call too small to matter. A claim that light does
 * nothing has results of every kind, each as it is.
 */
export function foundBy(
  result: Pick<SidedOutcome, "study" | "outcome">,
  { isFor, saysNone }: { readonly isFor: boolean; readonly saysNone: boolean },
): Found {
  const { favours } = result.outcome;
  if (saysNone ? favours === "light" : isFor) return isCompared(result) ? "benefit" : "before";
  return favours === "comparator" ? "worse" : "none";
}

/** The number of all studies, and those of `shown`, the claim with the results that fit the page. */
export function studiesBySide(claim: Claim, shown: Claim): StudiesBySide {
  const [all, some] = [listSides(claim), listSides(shown)];
  const on = (found: Found) => {
    const studies = byStudy(all, found);
    return {
      count: studies.length,
      notInPeople: studies.filter(([first]) => first && !isInPeople(first)).length,
      shown: byStudy(some, found).map(describeStudy),
    };
  };
  return { benefit: on("benefit"), before: on("before"), none: on("none"), worse: on("worse") };
}

function byStudy(outcomes: readonly SidedOutcome[], found: Found): SidedOutcome[][] {
  const own = outcomes.filter((each) => each.found === found);
  return [...Map.groupBy(own, ({ study }) => study.id).values()];
}

function describeStudy(outcomes: readonly SidedOutcome[]): StudyOnSide {
  const [first = unreachable()] = outcomes;
  const { study } = first;
  const { design, participants } = study;
  const people = participants === null ? [] : [`${formatNumber(participants)} people`];
  return {
    study: { id: study.id, name: nameStudy(study) },
    what: [shortDesignName(design), ...(isInPeople(first) ? people : ["not in people"])].join(", "),
    results: withoutRepeats(
      outcomes.map(({ outcome }) => ({
        measure: typeset([outcome.measure, outcome.at].filter(Boolean).join(", ")),
        found: sharesInWords({ study, outcome }) ?? outcomeInWords({ study, outcome }),
      })),
    ),
  };
}

/** A share of people and its printed difference say the same. */
function withoutRepeats(results: StudyOnSide["results"]): StudyOnSide["results"] {
  return [...new Map(results.map((each) => [`${each.measure}: ${each.found}`, each])).values()];
}

function unreachable(): never {
  throw new Error("A group has at least one outcome");
}
