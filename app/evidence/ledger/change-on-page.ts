/** True for a change of the page's own text, or of a study that it cites. */
export function isOn(
  { about }: { about: { kind: string; id: string } },
  path: string,
  cited: ReadonlySet<string>,
): boolean {
  return about.id === path || (about.kind === "study" && cited.has(about.id));
}
