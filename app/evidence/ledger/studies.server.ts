import { z } from "zod";
import { athleticStudies } from "./studies/athletic-studies.server.ts";
import { dosimetryStudies } from "./studies/dosimetry-studies.server.ts";
import { hairStudies } from "./studies/hair-studies.server.ts";
import { hormonalStudies } from "./studies/hormonal-studies.server.ts";
import { mechanismStudies } from "./studies/mechanism-studies.server.ts";
import { moodStudies } from "./studies/mood-studies.server.ts";
import { painStudies } from "./studies/pain-studies.server.ts";
import { safetyStudies } from "./studies/safety-studies.server.ts";
import { skinStudies } from "./studies/skin-studies.server.ts";
import { sleepStudies } from "./studies/sleep-studies.server.ts";
import { type Outcome, type StudyRecord, studySchema } from "./study.ts";

/** A paper with its arms and outcomes, as far as its abstract prints them. */
export type Study = StudyRecord & { readonly id: StudyId };

/** A wrong id does not compile. Import the type anywhere. */
export type StudyId = keyof typeof records;

/** "stausholm-2019/pain": a wrong one does not compile. */
export type OutcomeRef = {
  [Id in StudyId]: `${Id}/${Extract<keyof (typeof records)[Id]["outcomes"], string>}`;
}[StudyId];

/** Server only (400 KB): a page's loader picks the few that it cites, see `startCitations`. */
const records = {
  ...mechanismStudies,
  ...dosimetryStudies,
  ...safetyStudies,
  ...skinStudies,
  ...painStudies,
  ...hairStudies,
  ...sleepStudies,
  ...moodStudies,
  ...athleticStudies,
  ...hormonalStudies,
};

// A wrong value stops the start with a message that names it.
const parsed = z.record(z.string(), studySchema).parse(records);

const studies = new Map(
  Object.entries(parsed).map(([id, record]): [string, Study] => [
    id,
    { id: id as StudyId, ...record },
  ]),
);

/** @throws for an id that the ledger does not have */
export function findStudy(id: StudyId): Study {
  const study = studies.get(id);
  if (!study) throw new Error(`No study in the ledger has the id "${id}"`);
  return study;
}

/** For ids out of texts and addresses. */
export function isStudyId(id: string): id is StudyId {
  return studies.has(id);
}

/** By topic, then by id. */
export function listStudies(): Study[] {
  return [...studies.values()];
}

/** @param reference "study/outcome", such as "chow-2009/pain" @throws for an unknown one */
export function findOutcome(reference: OutcomeRef): { study: Study; outcome: Outcome } {
  const [id = "", name = ""] = reference.split("/");
  const study = isStudyId(id) ? findStudy(id) : undefined;
  const outcome = study?.outcomes[name];
  if (!study || !outcome) throw new Error(`No outcome in the ledger is called "${reference}"`);
  return { study, outcome };
}

/** @throws for an unknown outcome, and for one without a figure */
export function findFigure(reference: OutcomeRef): number {
  const { effect } = findOutcome(reference).outcome;
  if (!effect) throw new Error(`The ledger has no figure of "${reference}"`);
  return effect.value;
}
