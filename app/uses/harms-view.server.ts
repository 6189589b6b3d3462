import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { isInPeople, studiesPeople } from "#app/evidence/ledger/grade.ts";
import { type HarmsTold, harmsInWords, harmsOfAll, harmsTold } from "#app/evidence/ledger/harms.ts";
import { findOutcome, listStudies, type Study } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import type { NamedSource } from "#app/evidence/text/reference.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { typeset } from "#app/text/typeset.ts";

/** What the studies' summaries say of side effects. */
export type HarmsView = {
  readonly sentence: string;
  /** Those that counted or described some, counts first. */
  readonly told: readonly { readonly study: NamedSource; readonly what: string }[];
  readonly noneReported: readonly NamedSource[];
};

function viewHarms(studies: readonly Study[]): HarmsView {
  const of = (kind: HarmsTold) => studies.filter((study) => harmsTold(study) === kind);
  return {
    sentence: harmsOfAll(studies),
    told: [...of("counted"), ...of("described")].map((study) => ({
      study: named(study),
      what: capitalise(typeset(harmsInWords(study).join("; ") || (study.adverseEvents ?? ""))),
    })),
    noneReported: of("none reported").map(named),
  };
}

const named = (study: Study): NamedSource => ({ id: study.id, name: nameStudy(study) });

export function harmsOfClaim({
  supports,
  opposes,
}: Pick<Claim, "supports" | "opposes">): HarmsView {
  const results = [...supports, ...opposes].map(findOutcome).filter(isInPeople);
  return viewHarms([...new Set(results.map(({ study }) => study))]);
}

/** Of all studies of people. */
export function harmsOfLedger(): HarmsView {
  return viewHarms(listStudies().filter(studiesPeople));
}
