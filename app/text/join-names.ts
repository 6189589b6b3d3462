import { joinWithAnd } from "./join-with-and.ts";

/** "hair loss in men and women": what all names say up to "in" is said once. */
export function joinNames(names: readonly string[]): string {
  const [start = ""] = /^.+ in /.exec(names[0] ?? "") ?? [];
  if (!names.every((name) => name.startsWith(start))) return joinWithAnd(names);
  return start + joinWithAnd(names.map((name) => name.slice(start.length)));
}
