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
  const about = [...broken].map(
    (id) => new RegExp(`(?:["{/]|\\{\\{\\w+ )${RegExp.escape(id)}(?![\\w-])`),
  );
  if (broken.size > 0) about.push(/leads to no section: link to the page/);
  // Doses are worked out from it.
  if (broken.has("assumed-panel")) about.push(/^\{\{/);
  const named = new Set(problems.map(placeOf));
  return [...problems, ...found.filter((each) => !named.has(placeOf(each)))].filter(
    ({ text }) => !about.some((id) => id.test(text)),
  );
}
