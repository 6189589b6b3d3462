import { parseYaml, placeIn, type Yaml } from "#app/content/content-files.server.ts";
import type { Problem } from "#app/content/problem.ts";
import type { Content } from "../article-check/content.ts";

type Files = Pick<Content, "files">;

/** Uses of a topic, and reasons to ask first of a kind, with the same place in their list. */
export function samePlaces({ files }: Files): Problem[] {
  return [
    ...repeatedPlaces(recordsOf(files, "uses"), "topic"),
    ...repeatedPlaces(recordsOf(files, "ask-first"), "kind"),
  ];
}

function repeatedPlaces(records: readonly WrittenRecord[], list: "topic" | "kind"): Problem[] {
  return repeated(
    records,
    "place",
    ({ [list]: name }) => {
      const places = records
        .filter(({ record }) => record[list] === name)
        .map(({ record }) => Number(record.place) || 0);
      return `give each a place of its own; ${Math.max(...places) + 1} is free`;
    },
    ({ [list]: name, place }) => `${name} ${place}`,
  );
}

/** Studies with the same paper. */
export function samePapers({ files }: Files): Problem[] {
  const studies = recordsOf(files, "studies");
  const advice = "mend it, or keep one of the two files";
  return ["title", "pmid", "doi", "url"].flatMap((field) =>
    repeated(
      studies,
      field,
      () => advice,
      ({ [field]: value }) => value,
    ),
  );
}

type WrittenRecord = {
  readonly file: string;
  readonly yaml: Yaml;
  readonly record: Readonly<Record<string, unknown>>;
};

function recordsOf(files: Files["files"], folder: string): WrittenRecord[] {
  return files
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map(({ file, source }) => {
      const yaml = parseYaml(file, source);
      return { file, yaml, record: yaml.document.toJS() ?? {} };
    });
}

function repeated(
  records: readonly WrittenRecord[],
  field: string,
  advise: (record: WrittenRecord["record"]) => string,
  read: (record: WrittenRecord["record"]) => unknown,
): Problem[] {
  const first = new Map<unknown, string>();
  return records.flatMap(({ file, yaml, record }) => {
    if (record[field] == null) return [];
    const value = read(record);
    const other = first.get(value);
    if (other === undefined) {
      first.set(value, file);
      return [];
    }
    const text = `${field}: ${record[field]} is the same as in ${other}: ${advise(record)}`;
    return [{ file, ...placeIn(yaml, [field]), text }];
  });
}
