import { parseYaml, placeIn, type Yaml } from "#app/content/content-files.server.ts";
import type { Problem } from "#app/content/problem.ts";
import type { Content } from "./read-site.ts";

type Files = Pick<Content, "files">;

/** Uses of a topic, and reasons to ask first of a kind, with the same place in their list. */
export function samePlaces({ files }: Files): Problem[] {
  return [
    ...repeatedPlaces(recordsOf(files, "uses"), "topic"),
    ...repeatedPlaces(recordsOf(files, "ask-first"), "kind"),
  ];
}

function repeatedPlaces(records: readonly WrittenRecord[], list: "topic" | "kind"): Problem[] {
  return Array.from(Map.groupBy(records, ({ record }) => record[list]).values(), (rivals) => {
    const last = Math.max(...rivals.map(({ record }) => Number(record.place) || 0));
    return sameIn(rivals, "place", `give each a place of its own; ${last + 1} is free`);
  }).flat();
}

/** Studies with the same paper. */
export function samePapers({ files }: Files): Problem[] {
  const studies = recordsOf(files, "studies");
  return ["title", "pmid", "doi", "url"].flatMap((field) =>
    sameIn(studies, field, "mend it, or keep one of the two files"),
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

function sameIn(records: readonly WrittenRecord[], field: string, advice: string): Problem[] {
  return repeated(
    records,
    ({ record }) => record[field],
    ({ file, yaml, record }, other) => {
      const text = `${field}: ${record[field]} is the same as in ${other.file}: ${advice}`;
      return { file, ...placeIn(yaml, [field]), text };
    },
  );
}

/** Those with a value that an earlier one has. */
export function repeated<Item>(
  items: readonly Item[],
  read: (item: Item) => unknown,
  problemOf: (item: Item, first: Item) => Problem,
): Problem[] {
  const first = new Map<unknown, Item>();
  return items.flatMap((item) => {
    const value = read(item);
    const other = first.get(value);
    if (value == null || other) return other ? [problemOf(item, other)] : [];
    first.set(value, item);
    return [];
  });
}
