import { href } from "react-router";
import { pathWith } from "#app/infra/path-with.ts";
import {
  type Filter,
  MAYBE_PRINTED,
  RANGES,
  STUDY_FIELDS,
  type StudyField,
  type StudyWords,
} from "./study-filter.ts";

/** The table of all studies. */
export const STUDIES_PATH = href("/studies");

/** Formats by the end of the address. */
export const STUDY_FILES = { csv: "CSV", json: "JSON", ris: "RIS", bib: "BibTeX" } as const;
export type StudyFile = keyof typeof STUDY_FILES;

/** The table's address with other words; it starts at the first page unless `page` is given. */
export function studiesAddress(
  words: StudyWords,
  changes: Partial<StudyWords> = {},
  path = STUDIES_PATH,
): string {
  const changed = { ...words, page: "", ...changes };
  const given = STUDY_FIELDS.filter((field) => changed[field].trim() !== "");
  const query = new URLSearchParams(given.map((field) => [field, changed[field]]));
  return pathWith(path, query);
}

/** Empty fields, for an address without these filters. */
export function without(filters: readonly Filter[]): Partial<StudyWords> {
  return Object.fromEntries(filters.flatMap(fieldsOf).map((field) => [field, ""]));
}

function fieldsOf(filter: Filter): StudyField[] {
  const range = RANGES.find((each) => each === filter);
  if (!range) return [filter as StudyField];
  const printed = MAYBE_PRINTED.filter((each) => each === range);
  return [`${range}-from`, `${range}-to`, ...printed];
}
