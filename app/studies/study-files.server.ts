import {
  CITATION_FILES,
  citePaper,
  writeCitations,
} from "#app/evidence/citations/citation-formats.server.ts";
import { findStudy, isStudyId, listStudies } from "#app/evidence/ledger/studies.server.ts";
import type { Amount } from "#app/evidence/ledger/study.ts";
import { formatBare } from "#app/evidence/ledger/treatment.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { studyPath } from "#app/evidence/text/reference.ts";
import { resultInWords } from "#app/evidence/words/outcome-result.ts";
import { writeCsv } from "#app/infra/csv.server.ts";
import * as site from "#app/site.config.ts";
import type { StudyFile } from "./study-address.ts";
import { dataVersion, openData } from "./study-data.server.ts";
import { STUDY_LICENCE } from "./study-licence.server.ts";
import type { Seen, StudyRow } from "./study-row.ts";
import { comparisonNames, NOT_PRINTED, sourceNames } from "./study-words.ts";

export const FILE_TYPES: Readonly<Record<StudyFile, string>> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  ris: CITATION_FILES.ris.type,
  bib: CITATION_FILES.bibtex.type,
};

/** In the rows' order, with version and licence. */
export async function writeStudyFile(
  file: StudyFile,
  rows: readonly StudyRow[],
  siteUrl: string,
): Promise<string> {
  const ids = rows.map(({ id }) => id);
  switch (file) {
    case "csv":
      return writeCsv(
        rows.map((row) => csvRow(row, siteUrl)),
        CSV_COLUMNS,
        { bom: true },
      );
    case "json":
      return `${JSON.stringify(openData(ids, siteUrl))}\n`;
    case "ris":
      return writeCitations(papersOf(ids), "ris");
    case "bib":
      return `% ${ORIGIN}\n\n${await writeCitations(papersOf(ids), "bibtex")}`;
  }
}

const ORIGIN = `${site.name}, studies, version ${dataVersion}. ${STUDY_LICENCE.terms}`;

function papersOf(ids: readonly string[]) {
  return ids.flatMap((id) => papers.get(id) ?? []);
}

/** Made once, because each keeps its written forms. */
const papers = new Map(
  listStudies().map((study) => {
    const paper = citePaper(study);
    return [study.id as string, { ...paper, item: { ...paper.item, source: ORIGIN } }];
  }),
);

const CSV_COLUMNS = [
  "id",
  "study",
  "year",
  "design",
  "condition",
  "topics",
  "people",
  "light_source",
  "wavelengths_nm",
  "irradiance_mw_per_cm2",
  "fluence_j_per_cm2",
  "sessions",
  "compared_with",
  "result",
  "funder",
  "conflicts",
  "dose_check",
  "title",
  "authors",
  "journal",
  "pmid",
  "doi",
  "url",
  "page",
  "version",
  "licence",
];

function csvRow(row: StudyRow, siteUrl: string): Record<string, string> {
  const { id, sources, nm, irradiance, fluence, sessions, against, people } = row;
  const study = isStudyId(id) ? findStudy(id) : undefined;
  return {
    id,
    study: row.name,
    year: `${row.year}`,
    design: row.design,
    condition: row.condition,
    topics: row.topics.join(", "),
    people: inWords(people, String),
    light_source: inWords(sources, (all) => all.map((each) => sourceNames[each]).join(", ")),
    wavelengths_nm: inWords(nm, (all) =>
      all.map((each) => formatWavelengths([each]).replace(" nm", "")).join(", "),
    ),
    irradiance_mw_per_cm2: inWords(irradiance, bare),
    fluence_j_per_cm2: inWords(fluence, bare),
    sessions: inWords(sessions, bare),
    compared_with: inWords(against, (all) => all.map((each) => comparisonNames[each]).join(", ")),
    result: inWords(row.results, (results) => resultInWords({ ...row, results })),
    funder: row.funder ?? NOT_PRINTED,
    conflicts: row.conflicts ?? NOT_PRINTED,
    dose_check: row.contradiction ? `its own figures make ${row.contradiction}` : "",
    title: study?.title ?? "",
    authors: study?.authors.join(", ") ?? "",
    journal: study?.journal ?? "",
    pmid: study?.pmid ?? "",
    doi: study?.doi ?? "",
    url: study?.url ?? "",
    page: siteUrl + studyPath(id),
    version: dataVersion,
    licence: `${STUDY_LICENCE.name}: ${site.name}, ${siteUrl}`,
  };
}

function inWords<Value>(seen: Seen<Value>, write: (value: Value) => string): string {
  if (seen === undefined) return NOT_PRINTED;
  return seen === null ? "does not apply" : write(seen);
}

/** For programs: without the comma at thousands. */
const bare = (amount: Amount) => formatBare(amount, String);
