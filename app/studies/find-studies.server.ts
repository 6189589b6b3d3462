import { readStudyQuery, studyWords } from "./study-filter.ts";
import { listStudyRows, studyOptions } from "./study-rows.server.ts";
import { createStudyTable } from "./study-table.ts";
import { valuesOf } from "./study-words.ts";

let table: ReturnType<typeof createStudyTable> | undefined;
const known = valuesOf(studyOptions);

/** Never throws. */
export function findStudies(parameters: { get(name: string): unknown }) {
  const words = studyWords(parameters);
  const { query, errors } = readStudyQuery(words, known);
  // At the first search: no start waits for it.
  table ??= createStudyTable(listStudyRows());
  return { words, query, errors, options: studyOptions, answer: table.ask(query) };
}
