import type { Study } from "#app/evidence/ledger/studies.server.ts";
import { describeTreatment } from "#app/evidence/ledger/treatment.ts";
import { designName } from "#app/evidence/words/study-design.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { typeset } from "#app/text/typeset.ts";
import { shorten } from "./shorten.ts";

/** For `CitationPreview` and the study's own page. */
export type StudySummary = {
  /** Our summary of its abstract. */
  readonly finding: string;
  /** Its beginning for a narrow note. */
  readonly note: string;
  /** Design, people, light, dose, schedule, funding. */
  readonly facts: readonly (readonly [label: string, value: string])[];
};

/** Unprinted values of the light say so: most papers were read as abstracts. */
export function summariseStudy(study: Study): StudySummary {
  const { design, participants, population, funding, finding } = study;
  const treatment = describeTreatment(study);
  const facts: [string, string | null | undefined][] = [
    ["Design", designName(design)],
    ["People", participants?.toLocaleString("en-US")],
    ["Studied", capitalise(population)],
  ];
  if (treatment) {
    facts.push(
      ["Light", treatment.light ?? NOT_SEEN],
      ["Dose", treatment.dose ?? NOT_SEEN],
      ["Schedule", treatment.schedule ?? NOT_SEEN],
    );
  }
  facts.push(["Funder", funding]);
  return {
    finding: typeset(finding),
    note: typeset(shorten(finding)),
    facts: facts.flatMap(([label, value]) => (value ? [[label, typeset(value)] as const] : [])),
  };
}

const NOT_SEEN = "not in the abstract";
