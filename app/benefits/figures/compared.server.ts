import { type ClaimId, findClaim } from "#app/evidence/ledger/claims.server.ts";
import { findOutcome, findStudy, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { resultsOf, type StudyResults } from "#app/evidence/words/outcome-result.ts";
import { figureLegends } from "#app/figures/figures.server.ts";

/** A comparator with the results of its studies. JSON. */
export type ComparedRow = {
  readonly comparison: string;
  readonly studies: readonly (StudyResults & {
    readonly id: StudyId;
    readonly name: string;
  })[];
};

/** Each result once, the fairest comparison first; unnamed comparators are left out. */
export function listCompared(ids: readonly ClaimId[]): ComparedRow[] {
  const refs = ids.map(findClaim).flatMap(({ supports, opposes }) => [...supports, ...opposes]);
  const found = [...new Set(refs)].map(findOutcome);
  return Object.entries(figureLegends.comparisons).flatMap(([comparison, name]) => {
    const compared = found.filter(({ outcome }) => outcome.comparison === comparison);
    const studies = [...Map.groupBy(compared, ({ study }) => study.id)].map(([id, own]) => ({
      id,
      name: nameStudy(findStudy(id)),
      ...resultsOf(own.map(({ outcome }) => outcome)),
    }));
    return studies.length > 0 ? [{ comparison: name, studies }] : [];
  });
}
