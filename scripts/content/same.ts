import { parseYaml, placeIn } from "#app/content/content-files.server.ts";
import type { Problem } from "#app/content/problem.ts";
import type { Content } from "../article-check/content.ts";

type Files = Pick<Content, "files">;

/** Uses of a topic, and reasons to ask first of a kind, with the same place in their list. */
export function samePlaces({ files }: Files): Problem[] {
  const advice = "give each a place of its own";
  return [
    ...repeated(files, "uses", "place", advice, ({ topic, place }) => `${topic} ${place}`),
    ...repeated(files, "ask-first", "place", advice, ({ kind, place }) => `${kind} ${place}`),
  ];
}

/** Studies with the same paper. */
export function samePapers({ files }: Files): Problem[] {
  const advice = "mend it, or keep one of the two files";
  return ["pmid", "doi", "url"].flatMap((field) =>
    repeated(files, "studies", field, advice, (study) => study[field]),
  );
}

function repeated(
  files: Files["files"],
  folder: string,
  field: string,
  advice: string,
  read: (record: Readonly<Record<string, unknown>>) => unknown,
): Problem[] {
  const first = new Map<unknown, string>();
  return files.flatMap(({ file, source }) => {
    if (!file.startsWith(`${folder}/`)) return [];
    const yaml = parseYaml(file, source);
    const record: Readonly<Record<string, unknown>> = yaml.document.toJS() ?? {};
    if (record[field] == null) return [];
    const value = read(record);
    const other = first.get(value);
    if (other === undefined) {
      first.set(value, file);
      return [];
    }
    const text = `${field}: ${record[field]} is the same as in ${other}: ${advice}`;
    return [{ file, ...placeIn(yaml, [field]), text }];
  });
}
