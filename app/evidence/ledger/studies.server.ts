import { z } from "zod";
import { readRecords } from "#app/content/content-files.server.ts";
import type { OutcomeRef, StudyId } from "#app/content/ids.ts";
import { type Outcome, type StudyRecord, studySchema } from "./study.ts";
import { topicIds } from "./topics.ts";

export type { OutcomeRef, StudyId };

/** A paper with its arms and outcomes, as far as its abstract prints them. */
export type Study = StudyRecord & { readonly id: StudyId };

/** By topic, then by id. Server only (400 KB): a page's loader picks the few that it cites, see `startCitations`. */
const studies: ReadonlyMap<string, Study> = new Map(
  [...readRecords("studies", studySchema)]
    .map(([id, record]): [string, Study] => [id, { id: id as StudyId, ...record }])
    .sort(([, a], [, b]) => topicOf(a) - topicOf(b)),
);

function topicOf({ topics: [first] }: Study): number {
  return first ? topicIds.indexOf(first) : 0;
}

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

/** In content/: the id of a study. */
export const studyId = z
  .string()
  .refine(isStudyId, { error: ({ input }) => `no study is called "${input}"` })
  .meta({ id: "study" });

/** As PubMed said when `npm run content papers` asked. */
export function isRetracted({ status }: Pick<Study, "status">): boolean {
  return status?.notices.some(({ kind }) => kind === "retraction") ?? false;
}

/** For references out of content/. */
export function isOutcomeRef(reference: string): reference is OutcomeRef {
  const [id = "", name = "", ...more] = reference.split("/");
  return more.length === 0 && Object.hasOwn(studies.get(id)?.outcomes ?? {}, name);
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
