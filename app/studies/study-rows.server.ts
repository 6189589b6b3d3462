import { benefits } from "#app/benefits/content/benefits.ts";
import { claimPage } from "#app/evidence/ledger/claim-address.ts";
import { type Claim, listClaims, restsOn } from "#app/evidence/ledger/claims.server.ts";
import { checkDose } from "#app/evidence/ledger/dose-check.ts";
import { listStudies, type Study } from "#app/evidence/ledger/studies.server.ts";
import type { StudyDesign } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { TOPICS, type Topic, topicIds, topicsOffPages } from "#app/evidence/ledger/topics.ts";
import {
  formatAmount,
  lightArms,
  testedFluence,
  testedIrradiance,
  testedSessions,
  testedWavelengths,
} from "#app/evidence/ledger/treatment.ts";
import { mainResults } from "#app/evidence/words/outcome-result.ts";
import type { StudyRow } from "./study-row.ts";
import { listOptions } from "./study-words.ts";

export function listStudyRows(): StudyRow[] {
  return listStudies().map(toRow);
}

export const studyOptions = listOptions(
  topicIds
    .filter((topic) => !topicsOffPages.includes(topic))
    .map((topic) => ({ topic, uses: listClaims().filter((claim) => claim.topic === topic) })),
);

/** In these designs a missing field does not apply. */
const WITHOUT_TRIAL = new Set<StudyDesign>(["review", "guideline", "laboratory"]);

function toRow(study: Study): StudyRow {
  const { id, year, design, topics, participants, outcomes } = study;
  const uses = claimsRestingOn(study);
  const arms = lightArms(study);
  const { results, measures } = mainResults(outcomes);
  const missing = WITHOUT_TRIAL.has(design) ? null : undefined;
  /** Light that was given and not described is unprinted; without light it does not apply. */
  const missingLight = arms.length > 0 ? undefined : missing;
  return {
    id,
    name: nameStudy(study),
    year,
    design,
    topics: [...topics],
    uses: uses.map((use) => use.id),
    condition: conditionOf(uses, topics),
    hue: hueOf(uses[0], topics[0]),
    people: participants ?? missing,
    sources: each(arms.map(({ light }) => light?.source)) ?? missingLight,
    nm: nonEmpty(testedWavelengths(study)) ?? missingLight,
    irradiance: testedIrradiance(study) ?? missingLight,
    fluence: testedFluence(study) ?? missingLight,
    sessions: testedSessions(study) ?? missingLight,
    against: each(Object.values(outcomes).map(({ comparison }) => comparison)) ?? missing,
    results: nonEmpty(results) ?? missing,
    ...(measures && { measures }),
    funder: study.funding,
    conflicts: study.conflicts,
    contradiction: contradictionOf(study),
  };
}

export function claimsRestingOn({ id }: Pick<Study, "id">): Claim[] {
  return claims.filter((claim) => restsOn(claim, id));
}

const claims = listClaims();

function conditionOf([first, ...others]: readonly Claim[], topics: readonly Topic[]): string {
  if (!first) return topics.map((topic) => TOPICS[topic].name).join(", ");
  return others.length > 0 ? `${first.condition}, and ${others.length} more` : first.condition;
}

function hueOf(use: Claim | undefined, topic: Topic | undefined): string | null {
  const about = use ?? (topic && !topicsOffPages.includes(topic) ? { topic } : undefined);
  if (!about) return null;
  const page = claimPage(about);
  return benefits.find(({ slug }) => slug === page)?.colour ?? null;
}

function contradictionOf(study: Study): string | undefined {
  const check = lightArms(study)
    .map(checkDose)
    .find((each) => each?.addsUp === false);
  return check && formatAmount(check.computed, "J/cm²");
}

function each<Value>(values: readonly (Value | undefined)[]): Value[] | undefined {
  return nonEmpty([...new Set(values.filter((value) => value !== undefined))]);
}

function nonEmpty<List extends readonly unknown[]>(list: List): List | undefined {
  return list.length > 0 ? list : undefined;
}
