import type { Mistakes } from "#app/content/content-files.server.ts";
import { type Problem, placeOf } from "#app/content/problem.ts";

/**
 * What rules say, without what follows from a mistake: that nothing has the name of a record that is left out, or no such
 * figure, or that a page which takes it in has no sections.
 */
export function withoutFollowOns(
  found: readonly Problem[],
  { problems, broken }: Pick<Mistakes, "problems" | "broken">,
): Problem[] {
  const about = [...broken].map(nameOf);
  if (broken.size > 0) about.push(/leads to no section: link to the page/);
  // Doses are worked out from it.
  if (broken.has("assumed-panel")) about.push(/^\{\{/);
  const named = new Set(problems.map(placeOf));
  return [...problems, ...found.filter((each) => !named.has(placeOf(each)))].filter(
    (problem) => isGone(problem) || !about.some((id) => id.test(problem.text)),
  );
}

/**
 * A line for each file that is gone and whose record others name, unless it has one.
 * @param gone ids with their files
 */
export function goneFiles(found: readonly Problem[], gone: ReadonlyMap<string, string>) {
  const named = new Set(found.filter(isGone).map(({ file }) => file));
  return [...gone].flatMap(([id, file]) => {
    const places = found.filter((each) => each.file !== file && nameOf(id).test(each.text));
    if (places.length === 0 || named.has(file)) return [];
    const files = [...new Set(places.map((place) => place.file))].join(", ");
    const text = `is gone, and ${places.length} places in ${files} name it: bring it back (git checkout -- content/${file}), or take it out of them`;
    return [{ file, line: 1, text }];
  });
}

const isGone = ({ text }: Problem) => text.startsWith("is gone");

/** The name of a record in what a rule says. */
function nameOf(id: string): RegExp {
  return new RegExp(`(?:["{/]|\\{\\{[\\w-]+ )${RegExp.escape(id)}(?![\\w-])`);
}
