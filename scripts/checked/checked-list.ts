import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const entry = z.strictObject({ on: z.iso.date(), as: z.string().regex(/^[0-9a-f]{12}$/) });

/** By entry: the day of its last comparison with its source, and its checksum on that day. */
type CheckedList = Readonly<Record<string, z.output<typeof entry>>>;

/** @throws when the file is no such list */
export function readCheckedList(file: string): CheckedList {
  return z.record(z.string(), entry).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** A line for each entry that is new, changed or gone since it was checked off. */
export function uncheckedEntries(
  checked: CheckedList,
  entries: ReadonlyMap<string, string>,
): string[] {
  const lost = Object.keys(checked).filter((name) => !entries.has(name));
  const changed = [...entries].filter(([name, now]) => checked[name]?.as !== now);
  return [
    ...lost.map((name) => `${name} was checked on ${checked[name]?.on} and is no longer there.`),
    ...changed.map(([name]) =>
      checked[name]
        ? `${name} is not as it was checked on ${checked[name].on}.`
        : `${name} was never checked.`,
    ),
  ];
}

/** Checks the entries off and removes missing ones. @throws for a name that neither list nor ledger has */
export function checkOff(
  names: readonly string[],
  day: string,
  checked: CheckedList,
  entries: ReadonlyMap<string, string>,
): CheckedList {
  const unknown = names.find((name) => !entries.has(name) && !checked[name]);
  if (unknown !== undefined) throw new Error(`Nothing to check is called "${unknown}".`);
  const next = new Map(Object.entries(checked));
  for (const name of names) {
    const as = entries.get(name);
    if (as === undefined) next.delete(name);
    else next.set(name, { on: day, as });
  }
  return Object.fromEntries([...next].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** An entry a line, so that two editors' entries merge. */
export function writeCheckedList(file: string, checked: CheckedList): void {
  const lines = Object.entries(checked).map(
    ([name, { on, as }]) => `  ${JSON.stringify(name)}: { "on": "${on}", "as": "${as}" }`,
  );
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}
