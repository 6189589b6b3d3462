import { z } from "zod";
import { versionOf } from "#app/evidence/ledger/data-version.server.ts";
import {
  findStudy,
  isStudyId,
  listStudies,
  type Study,
} from "#app/evidence/ledger/studies.server.ts";
import { studySchema } from "#app/evidence/ledger/study.ts";
import { studyPath } from "#app/evidence/text/reference.ts";
import * as site from "#app/site.config.ts";
import { STUDIES_PATH } from "./study-address.ts";
import { STUDY_LICENCE } from "./study-licence.server.ts";
import { claimsRestingOn } from "./study-rows.server.ts";

/** Raise it when a field changes its name or meaning. */
const SCHEMA_VERSION = 1;

const SCHEMA_PATH = "/studies.schema.json";

const { shape } = studySchema;

/** The abstract's data, without our notes on sources. */
const openStudy = z.strictObject({
  id: z.string().meta({ description: "Stays the same for ever." }),
  page: z.url().meta({ description: "What this site says of the paper." }),
  title: shape.title,
  authors: shape.authors.meta({ description: "As printed, six at most, then “et al”." }),
  journal: shape.journal,
  year: shape.year,
  volume: shape.volume,
  issue: shape.issue,
  pages: shape.pages,
  pmid: shape.pmid,
  doi: shape.doi,
  url: shape.url.meta({ description: "The paper, or its record." }),
  design: shape.design,
  topics: shape.topics,
  uses: z
    .array(z.string())
    .meta({ description: "The uses of light whose verdict rests on it, by the ids of this site." }),
  finding: shape.finding.meta({ description: "Our own summary of the abstract." }),
  population: shape.population,
  participants: shape.participants.meta({
    description: "People in all; null where the abstract does not say, or where there were none.",
  }),
  concerned: shape.concerned.meta({
    description: "Of a review: those of them whom its outcomes are about.",
  }),
  trials: shape.trials.meta({ description: "Of a review: the studies that it found." }),
  randomised: shape.randomised,
  analysed: shape.analysed,
  comparator: shape.comparator,
  blinding: shape.blinding,
  arms: shape.arms.meta({
    description:
      "The groups by name, with their light (nm, mW/cm², J/cm², mW, J) and schedule. What is missing was not in the paper’s summary (abstract).",
  }),
  outcomes: shape.outcomes.meta({
    description: "What was measured, against what, and in whose favor it came out.",
  }),
  followUp: shape.followUp,
  certainty: shape.certainty,
  adverseEvents: shape.adverseEvents,
  harms: shape.harms.meta({
    description:
      "The side effects as counts, or that none were reported. Absent: the abstract has no count or does not mention them.",
  }),
  funding: shape.funding,
  conflicts: shape.conflicts,
  registration: shape.registration,
  status: shape.status.meta({
    description:
      "What PubMed said of the paper on that day: retractions, concerns, corrections. Absent: we haven’t asked.",
  }),
});

const openStudies = z
  .strictObject({
    $schema: z.url(),
    schemaVersion: z.literal(SCHEMA_VERSION),
    version: z
      .string()
      .meta({ description: "The day of the last change, and a hash of all studies." }),
    source: z.url(),
    publisher: z.string(),
    licence: z.strictObject({ name: z.string(), terms: z.string() }),
    total: z
      .int()
      .meta({ description: "All studies that there are; fewer are here where filters are on." }),
    studies: z.array(openStudy),
  })
  .meta({
    title: "Studies of red and near-infrared light",
    description:
      "Most papers were read in their abstracts: a field that is absent was not seen there, which is not the same as not in the paper.",
  });

type OpenStudies = z.input<typeof openStudies>;

/** For `/studies.json`. */
export function studiesSchema(siteUrl: string): object {
  return { $id: siteUrl + SCHEMA_PATH, ...z.toJSONSchema(openStudies) };
}

/** In the given order; unknown ids are left out. */
export function openData(ids: readonly string[], siteUrl: string): OpenStudies {
  return {
    $schema: siteUrl + SCHEMA_PATH,
    schemaVersion: SCHEMA_VERSION,
    version: dataVersion,
    source: siteUrl + STUDIES_PATH,
    publisher: site.name,
    licence: STUDY_LICENCE,
    total: listStudies().length,
    studies: ids.filter(isStudyId).map((id) => openStudyOf(findStudy(id), siteUrl)),
  };
}

function openStudyOf(study: Study, siteUrl: string): OpenStudies["studies"][number] {
  const { draft, checked, seen, reread, note, added, corrected, history, ...printed } = study;
  return {
    ...printed,
    page: siteUrl + studyPath(study.id),
    uses: claimsRestingOn(study).map((use) => use.id),
  };
}

/** Of all studies together. */
export const dataVersion = versionOf(listStudies());
