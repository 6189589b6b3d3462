import { listStudies } from "#app/evidence/ledger/studies.server.ts";
import { describeTreatment } from "#app/evidence/ledger/treatment.ts";
import { getStudyPage } from "#app/studies/study-page.server.ts";
import { typeset } from "#app/text/typeset.ts";

/** What each study gave, and its results. */
export function sentencesOfStudies(): string[] {
  return listStudies().flatMap((study) => {
    const { light, dose, schedule } = describeTreatment(study) ?? {};
    const treatment = [light, dose, schedule].filter(Boolean).join("; ");
    return [
      `## ${study.id}`,
      ...(treatment ? [`Light: ${typeset(treatment)}`] : []),
      ...(getStudyPage(study.id)?.outcomes ?? []).map(
        ({ measure, found, isMain }) => `${measure}: ${found}${isMain ? " (main outcome)" : ""}`,
      ),
    ];
  });
}
