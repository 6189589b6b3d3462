import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseYaml } from "#app/content/content-files.server.ts";
import { optics } from "#app/physics/optics.ts";
import { pathsIn } from "../content/files.ts";

/**
 * Checksums of all files of content/ that people write, by their paths, without drafts. Notes and breaks of lines in YAML
 * change none. A study's result is part of each file that names it, so that a correction changes them too.
 */
export function checksums(content: URL): ReadonlyMap<string, string> {
  const files = pathsIn(content)
    .filter((path) => !NOT_WRITTEN.test(path))
    .map((path) => readFile(path, content));
  const results = new Map(files.flatMap(resultsIn));
  return new Map(
    files
      .filter(({ words }) => !DRAFT.test(words))
      .map(({ path, says, words }) => {
        const named = Array.from(words.matchAll(RESULT), ([name]) => results.get(name));
        // The numbers of these sources are code, which the browser has too.
        const numbers = path === "light-in-skin-sources.yaml" ? optics : null;
        return [path, checksum([says, named, numbers])];
      }),
  );
}

const NOT_WRITTEN = /^(?:README\.md|sentences\.txt|schemas\/.*)$/;

const DRAFT = /^draft: true$/m;

/** By their names in files, such as "chow-2009/pain". */
export const RESULT = /[a-z-]+-\d{4}[a-z-]*\/[\w-]+/g;

type ReadFile = { readonly path: string; readonly words: string; readonly says: unknown };

function readFile(path: string, content: URL): ReadFile {
  const bytes = readFileSync(new URL(path, content));
  if (path.startsWith("pictures/")) return { path, words: "", says: bytes.toString("base64") };
  const words = bytes.toString();
  return { path, words, says: path.endsWith(".yaml") ? fieldsIn(path, words) : words };
}

/** Without those that `npm run content papers` writes. */
function fieldsIn(path: string, source: string): object {
  const { searched: _, status: _status, ...fields } = parseYaml(path, source).document.toJS() ?? {};
  return fields;
}

function resultsIn({ path, says }: ReadFile): [name: string, result: unknown][] {
  const [, study] = /^studies\/(.*)\.yaml$/.exec(path) ?? [];
  const { outcomes } = says as { outcomes?: object };
  return Object.entries((study && outcomes) || {}).map(([name, result]) => [
    `${study}/${name}`,
    result,
  ]);
}

function checksum(data: unknown): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 12);
}
