import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { problemIn } from "#app/content/content-files.server.ts";
import { contentFolder } from "#app/content/content-folder.server.ts";
import type { Problem } from "#app/content/problem.ts";
import { fillNumbers, inBraces } from "#app/evidence/ledger/fill-numbers.server.ts";
import { PROJECT } from "../project.js";
import type { TextFile } from "./files.ts";
import { contentIds } from "./ids.ts";
import type { Content } from "./read-site.ts";

/** Numbers and ids of the ledger that pages name by code, and content/ no longer has. */
export function namedInCode(): Problem[] {
  const code = globSync("app/**/*.{ts,tsx}", { cwd: PROJECT })
    .filter((file) => !/\.test\.|^app\/content\/ids\.ts$/.test(file))
    .map((file) => ({ file, source: readFileSync(join(PROJECT, file), "utf8") }));
  return missingNames(code, goneIds(knownIds(), contentIds)).map(({ name, file, from }) => {
    const text = `a page shows ${name} of it (${from}): give it back its name and its words, or ask a developer to change the page`;
    return existsSync(new URL(file, contentFolder))
      ? problemIn(file, name.includes("/") ? ["outcomes"] : [], text)
      : { file, line: 1, text };
  });
}

/** Records that were there at the last check, and whose file isn't now. */
export function goneRecords({ paths }: Pick<Content, "paths">): ReadonlyMap<string, string> {
  const gone = [...goneIds(knownIds(), contentIds)];
  return new Map(gone.filter(([id, file]) => !id.includes("/") && !paths.includes(file)));
}

const knownIds = () => readFileSync(join(PROJECT, "app/content/ids.ts"), "utf8");

/** Ids of app/content/ids.ts that are none now, with the files that they are of. */
export function goneIds(
  written: string,
  now: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  const types = Array.from(written.matchAll(/^export type (\w+) =([^;]*);/gm));
  return new Map(
    types.flatMap(([, type = "", ids = ""]) =>
      Array.from(ids.matchAll(/"([^"]+)"/g), ([, id = ""]) => id)
        .filter((id) => !now[type]?.includes(id))
        .map((id): [string, string] => [id, FILES[type]?.(id.replace(/\/.*/, "")) ?? ""]),
    ),
  );
}

const FILES: Readonly<Record<string, (id: string) => string>> = {
  StudyId: (id) => `studies/${id}.yaml`,
  OutcomeRef: (id) => `studies/${id}.yaml`,
  ClaimId: (id) => `uses/${id}.yaml`,
  AskFirstId: (id) => `ask-first/${id}.yaml`,
  ProtocolId: (id) => `protocols/${id}.yaml`,
  DeviceId: () => "devices.yaml",
  OwnFigureId: () => "own-figures.yaml",
};

/** @param gone ids with their files */
export function missingNames(code: readonly TextFile[], gone: ReadonlyMap<string, string>) {
  return code.flatMap(({ file: path, source }) =>
    source.split("\n").flatMap((line, index) => {
      if (/^\s*(?:\*|\/[/*])/.test(line)) return [];
      const from = `${path}:${index + 1}`;
      const numbers = Array.from(line.matchAll(NUMBER), ([name, id = ""]) => ({
        name,
        from,
        file: `studies/${id}.yaml`,
      })).filter(({ name }) => fillNumbers(name, inBraces) === name);
      const ids = Array.from(line.matchAll(/"([\w/-]+)"/g)).flatMap(([name, id = ""]) => {
        const file = gone.get(id);
        return file ? [{ name, from, file }] : [];
      });
      return [...numbers, ...ids];
    }),
  );
}

/** A number of a study, in braces. */
const NUMBER = /\{\{([a-z][a-z-]*-\d{4}[a-z-]*)[^{}$]*\}\}/g;
