import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Problem } from "#app/content/problem.ts";
import { PROJECT } from "../project.js";

export const CHECKED_FILE = join(PROJECT, "app/evidence/ledger/checked.json");

const entry = z.strictObject({ on: z.iso.date(), as: z.string().regex(/^[0-9a-f]{12}$/) });

/** By file: the day when somebody last read it beside its sources, and its checksum on that day. */
type CheckedList = Readonly<Record<string, z.output<typeof entry>>>;

/** @throws when the file is no such list */
export function readCheckedList(file: string): CheckedList {
  return z.record(z.string(), entry).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The files that are new, changed or gone since somebody read them. @param now checksums */
export function uncheckedFiles(checked: CheckedList, now: ReadonlyMap<string, string>): Problem[] {
  const names = new Set([...Object.keys(checked), ...now.keys()]);
  return [...names].sort().flatMap((file) => {
    const [before, as] = [checked[file], now.get(file)];
    if (before?.as === as) return [];
    const what = before ? `is not as it was checked on ${before.on}` : "was never checked";
    const text = as ? `${what}: read what is new, beside its sources, then` : "is gone:";
    return [{ file, line: 1, text: `${text} npm run content checked ${file}` }];
  });
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
