import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { problemLine } from "#app/content/problem.ts";
import { PROJECT } from "../project.js";
import { RESULT } from "./checksums.ts";

export const CHECKED_FILE = join(PROJECT, "app/evidence/ledger/checked.json");

const entry = z.strictObject({ on: z.iso.date(), as: z.string().regex(/^[0-9a-f]{12}$/) });

/** By file: the day when somebody last read it beside its sources, and its checksum on that day. */
type CheckedList = Readonly<Record<string, z.output<typeof entry>>>;

/** @throws when the file is no such list */
export function readCheckedList(file: string): CheckedList {
  return z.record(z.string(), entry).parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * Names the files that are new, changed or gone since somebody read them, and the command for when they are read.
 * @param now checksums
 * @returns undefined when all are as they were
 */
export function toReadAgain(
  checked: CheckedList,
  now: ReadonlyMap<string, string>,
  content: URL,
): string | undefined {
  const names = new Set([...Object.keys(checked), ...now.keys()]);
  const files = [...names].sort().filter((file) => checked[file]?.as !== now.get(file));
  if (files.length === 0) return undefined;
  const lines = files.map((file) => {
    const on = checked[file]?.on;
    if (!now.has(file)) return problemLine({ file, line: 1, text: "is gone" });
    const what = on ? `is not as it was checked on ${on}` : "was never checked";
    const result = changedResult(file, files, content);
    const text = result ? `${what}, and names ${result.name}, of a study that changed` : what;
    return problemLine({ file, line: result?.line ?? 1, text });
  });
  return [
    "To read again before you hand it over:",
    ...lines,
    "Read what is new (git diff), and sentences with such a result, beside the sources. Then say so:",
    `npm run content checked ${files.join(" ")}`,
  ].join("\n");
}

/** The first result in a file that is of another one of these files. */
function changedResult(file: string, files: readonly string[], content: URL) {
  if (/^(?:studies|pictures)\//.test(file)) return undefined;
  const words = readFileSync(new URL(file, content), "utf8");
  const found = words
    .matchAll(RESULT)
    .find(([name]) => files.includes(`studies/${name.replace(/\/.*/, "")}.yaml`));
  return found && { name: found[0], line: words.slice(0, found.index).split("\n").length };
}

/** Checks files off and removes those that are gone. @throws for a name that is neither listed nor there */
export function checkOff(
  names: readonly string[],
  day: string,
  checked: CheckedList,
  now: ReadonlyMap<string, string>,
): CheckedList {
  const unknown = names.find((name) => !now.has(name) && !checked[name]);
  if (unknown !== undefined) throw new Error(`Nothing to check is called "${unknown}".`);
  const next = new Map(Object.entries(checked));
  for (const name of names) {
    const as = now.get(name);
    if (as === undefined) next.delete(name);
    else next.set(name, { on: day, as });
  }
  return Object.fromEntries([...next].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A file a line, so that two editors' files merge. */
export function writeCheckedList(file: string, checked: CheckedList): void {
  const lines = Object.entries(checked).map(
    ([name, { on, as }]) => `  ${JSON.stringify(name)}: { "on": "${on}", "as": "${as}" }`,
  );
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}
