import type { Study } from "#app/evidence/ledger/studies.server.ts";
import { describeTreatment } from "#app/evidence/ledger/treatment.ts";
import { designName } from "#app/evidence/words/study-design.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { typeset } from "#app/text/typeset.ts";
import { unsaid } from "./unsaid.ts";

export type StudyFact = readonly [label: string, value: string];

/** For `CitationPreview`, which has the design beside the name. */
export type StudySummary = {
  /** Our summary of its abstract. */
  readonly finding: string;
  /** What the finding has not said. */
  readonly facts: readonly StudyFact[];
  /** "Not in the abstract: dose in figures, schedule." */
  readonly unseen: string | null;
};

export function summariseStudy(study: Study): StudySummary {
  const { finding, population } = study;
  const facts: StudyFact[] = [];
  const unseen: string[] = [];
  for (const [label, value] of factsOf(study)) {
    const [separator, between] = label === "Studied" ? SENTENCES : AMOUNTS;
    const said = label === "People" ? `${finding} ${population}` : finding;
    const rest = unsaid(value?.split(separator) ?? [], said);
    if (rest.length > 0) facts.push([label, rest.join(between)]);
    if (!value) unseen.push(UNSEEN[label] ?? label.toLowerCase());
  }
  return {
    finding: typeset(finding),
    facts: facts.map(typesetFact),
    unseen: unseen.length > 0 ? `${capitalise(NOT_SEEN)}: ${unseen.join(", ")}.` : null,
  };
}

/** The finding may name the kind of light, or call a dose recommended. */
const UNSEEN: Record<string, string> = { Light: "wavelength", Dose: "dose in figures" };

/** Of a population only a last count is apart: "…, 394 people". */
const SENTENCES = [/; |, (?=[\d,]+ \p{L}+$)/u, "; "] as const;

/** Two wavelengths share a unit. */
const AMOUNTS = [/(?<!\d), |, (?!\d)/, ", "] as const;

/** Design, people, light, dose, schedule, funding. Unprinted values of the light say so: most papers were read as abstracts. */
export function listFacts(study: Study): StudyFact[] {
  return [["Design", designName(study.design)] as const, ...factsOf(study)].map(([label, value]) =>
    typesetFact([label, value ?? NOT_SEEN]),
  );
}

/** Null when the abstract does not have it. */
function factsOf(study: Study): [label: string, value: string | null][] {
  const { participants, population, funding } = study;
  const treatment = describeTreatment(study);
  const facts: [string, string | null][] = [["Studied", capitalise(population)]];
  if (participants) facts.unshift(["People", participants.toLocaleString("en-US")]);
  if (treatment) {
    const { light, dose, schedule } = treatment;
    facts.push(["Light", light], ["Dose", dose], ["Schedule", schedule]);
  }
  if (funding) facts.push(["Funding", funding]);
  return facts;
}

function typesetFact([label, value]: StudyFact): StudyFact {
  return [label, typeset(value)];
}

const NOT_SEEN = "not in the summary";
