import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { findOutcome, findStudy, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { StudyDesign } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { typeset } from "#app/text/typeset.ts";

/** One trial against a sham. JSON. */
export type TrialPeople = {
  readonly id: StudyId;
  readonly name: string;
  readonly people: number;
  readonly uses: string;
  /** "some": one result favours light and another does not. */
  readonly favours: "all" | "some" | "none";
};

/** Single trials with a sham, largest first, each once, and the sum of their people. */
export function countTrialPeople(ids: readonly ClaimId[]): {
  people: number;
  trials: TrialPeople[];
} {
  const trials = listTrials(ids);
  return { people: trials.reduce((sum, { people }) => sum + people, 0), trials };
}

function listTrials(ids: readonly ClaimId[]): TrialPeople[] {
  const found = ids.map(findClaim).flatMap(({ condition, supports, opposes }) =>
    [...supports, ...opposes]
      .map(findOutcome)
      .filter(({ study, outcome }) => outcome.comparison === "sham" && TRIALS.has(study.design))
      .map((result) => ({ ...result, condition })),
  );
  return [...Map.groupBy(found, ({ study }) => study.id)]
    .flatMap(([id, own]) => {
      const study = findStudy(id);
      if (study.participants === null) return [];
      const light = own.filter(({ outcome }) => outcome.favours === "light").length;
      return {
        id,
        name: nameStudy(study),
        people: study.participants,
        uses: typeset([...new Set(own.map(({ condition }) => condition))].join("; ")),
        favours: light === own.length ? "all" : light > 0 ? "some" : "none",
      } as const;
    })
    .toSorted((a, b) => b.people - a.people);
}

const TRIALS = new Set<StudyDesign>(["randomised controlled trial", "controlled trial"]);
