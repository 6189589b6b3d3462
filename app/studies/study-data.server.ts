import { z } from "zod";
import { versionOf } from "#app/evidence/ledger/data-version.server.ts";
import { openDataTexts } from "#app/evidence/ledger/open-data-texts.server.ts";
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

const means = openDataTexts.studies;
const { shape } = studySchema;

/** The abstract's data, without our notes on sources. */
const openStudy = z.strictObject({
  id: z.string().describe(means.studies.id),
  page: z.url().describe(means.studies.page),
  title: shape.title,
  authors: shape.authors.describe(means.studies.authors),
  journal: shape.journal,
  year: shape.year,
  volume: shape.volume,
  issue: shape.issue,
  pages: shape.pages,
  pmid: shape.pmid,
  doi: shape.doi,
  url: shape.url.describe(means.studies.url),
  design: shape.design,
  topics: shape.topics,
  uses: z.array(z.string()).describe(means.studies.uses),
  finding: shape.finding.describe(means.studies.finding),
  population: shape.population,
  participants: shape.participants.describe(means.studies.participants),
  concerned: shape.concerned.describe(means.studies.concerned),
  trials: shape.trials.describe(means.studies.trials),
  randomised: shape.randomised,
  analysed: shape.analysed,
  comparator: shape.comparator,
  blinding: shape.blinding,
  arms: shape.arms.describe(means.studies.arms),
  outcomes: shape.outcomes.describe(means.studies.outcomes),
  followUp: shape.followUp,
  certainty: shape.certainty,
  adverseEvents: shape.adverseEvents,
  harms: shape.harms.describe(means.studies.harms),
  funding: shape.funding,
  conflicts: shape.conflicts,
  registration: shape.registration,
  status: shape.status.describe(means.studies.status),
});

const openStudies = z
  .strictObject({
    $schema: z.url(),
    schemaVersion: z.literal(SCHEMA_VERSION),
    version: z.string().describe(means.version),
    source: z.url(),
    publisher: z.string(),
    licence: z.strictObject({ name: z.string(), terms: z.string() }),
    total: z.int().describe(means.total),
    studies: z.array(openStudy),
  })
  .meta({ title: means.title, description: means.description });

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
