import type { Change } from "./changes.server.ts";

/** True for a change of the page's own text, or of a study that it cites. */
export function isOn(
  { about }: Pick<Change, "about">,
  path: string,
  cited: ReadonlySet<string>,
): boolean {
  return about.id === path || (about.kind === "study" && cited.has(about.id));
}
