import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { isInPeople, studiesPeople } from "#app/evidence/ledger/grade.ts";
import { type HarmsTold, harmsInWords, harmsTold } from "#app/evidence/ledger/harms.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { findOutcome, listStudies, type Study } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import type { NamedSource } from "#app/evidence/text/reference.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { joinWithAnd } from "#app/text/join-with-and.ts";
import { typeset } from "#app/text/typeset.ts";
import { texts } from "./evidence-texts.server.ts";

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
    sentence: harmsOfAll(studies.map(harmsTold)),
    told: [...of("counted"), ...of("described")].map((study) => ({
      study: named(study),
      what: capitalise(typeset(harmsInWords(study).join("; ") || (study.adverseEvents ?? ""))),
    })),
    noneReported: of("none reported").map(named),
  };
}

/** "Side effects: of 5 studies in people, 1 counted them and 4 reported none. …" */
export function harmsOfAll(told: readonly HarmsTold[]): string {
  const { nobody, one, some, silent, kinds, silence, noneReported } = texts.harmsTold;
  if (told.length === 0) return nobody;
  const parts = Object.entries(kinds).flatMap(([kind, words]) => {
    const number = told.filter((each) => each === kind).length;
    return number > 0 ? [told.length === 1 ? words : `${formatNumber(number)} ${words}`] : [];
  });
  const isSilent = told.every((each) => each === "not mentioned");
  const sentence = fillIn(told.length === 1 ? one : isSilent ? silent : some, {
    studies: formatNumber(told.length),
    told: joinWithAnd(parts),
  });
  const caution = isSilent ? silence : told.includes("none reported") ? noneReported : "";
  return `${sentence} ${caution}`.trim();
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
