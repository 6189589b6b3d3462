import { athleticPapers } from "./bibliography/athletic-papers.server.ts";
import { dosimetryPapers } from "./bibliography/dosimetry-papers.server.ts";
import { hairPapers } from "./bibliography/hair-papers.server.ts";
import { hormonalPapers } from "./bibliography/hormonal-papers.server.ts";
import { mechanismPapers } from "./bibliography/mechanism-papers.server.ts";
import { moodPapers } from "./bibliography/mood-papers.server.ts";
import { painPapers } from "./bibliography/pain-papers.server.ts";
import { safetyPapers } from "./bibliography/safety-papers.server.ts";
import { skinPapers } from "./bibliography/skin-papers.server.ts";
import { sleepPapers } from "./bibliography/sleep-papers.server.ts";
import type { Paper } from "./study.ts";

/** A paper with its id. */
export interface Study extends Paper {
  readonly id: StudyId;
}

/** The id of a paper that exists: a wrong one does not compile. Import it as a type anywhere. */
export type StudyId = keyof typeof papers;

/**
 * Every paper that the site may cite, by id. Server only (100 KB): a page's loader picks the few
 * that it cites, see `startCitations`.
 */
const papers = {
  ...mechanismPapers,
  ...dosimetryPapers,
  ...safetyPapers,
  ...skinPapers,
  ...painPapers,
  ...hairPapers,
  ...sleepPapers,
  ...moodPapers,
  ...athleticPapers,
  ...hormonalPapers,
};

/** The study with this id. */
export function findStudy(id: StudyId): Study {
  const paper: Paper = papers[id];
  return { id, ...paper };
}

/** Whether text taken from content names a paper of the bibliography. */
export function isStudyId(id: string): id is StudyId {
  return Object.hasOwn(papers, id);
}

/** All studies, by topic and then by id. */
export function listStudies(): Study[] {
  return Object.keys(papers).filter(isStudyId).map(findStudy);
}
