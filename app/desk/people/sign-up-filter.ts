import type { Place } from "#app/forms/keyset.ts";
import { readPlace, writePlace } from "#app/forms/keyset.ts";
import type { SignUpFilter } from "#app/forms/people.server.ts";
import { lists, statuses } from "#app/forms/sign-up-lists.ts";
import { pathWith } from "#app/infra/path-with.ts";

/** The same in the address and in the form. */
const FILTER_FIELDS = ["list", "status", "source", "from", "until"] as const;
export type FilterWords = Partial<Record<(typeof FILTER_FIELDS)[number], string>>;

/** "undeliverable" is about the address, whatever the sign-up's status. */
export const filterStatuses = [...statuses, "undeliverable"] as const;

/** `problems` are sentences about unreadable fields, which are ignored. */
export function readFilter(parameters: URLSearchParams): {
  filter: Omit<SignUpFilter, "search">;
  words: FilterWords;
  problems: string[];
} {
  const problems: string[] = [];
  const words: FilterWords = {};
  for (const name of FILTER_FIELDS) {
    const value = parameters.get(name)?.trim();
    if (value) words[name] = value;
  }
  const oneOf = <Value extends string>(
    name: "list" | "status",
    values: readonly Value[],
  ): Value | undefined => {
    const value = values.find((known) => known === words[name]);
    if (words[name] && !value) {
      problems.push(`There is no ${name} “${words[name]}”: it is one of ${values.join(", ")}.`);
    }
    return value;
  };
  const day = (name: "from" | "until"): string | undefined => {
    const value = words[name];
    if (value && isDay(value)) return value;
    if (value) problems.push(`“${value}” is no day: write it as 2026-11-30.`);
    return undefined;
  };
  const filter = {
    list: oneOf("list", lists),
    status: oneOf("status", filterStatuses),
    source: words.source,
    from: day("from"),
    until: day("until"),
  };
  return { filter, words, problems };
}

/** Such as 2026-11-30. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Keeps the list's own parameters. */
export function pageAddress(
  path: string,
  parameters: Readonly<Record<string, string | undefined>>,
  place: { before?: Place | undefined; after?: Place | undefined } = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  if (place.before) query.set("before", writePlace(place.before));
  if (place.after) query.set("after", writePlace(place.after));
  return pathWith(path, query);
}

/** An unreadable page is the first. */
export function readPage(parameters: URLSearchParams) {
  const before = readPlace(parameters.get("before"));
  return before ? { before } : { after: readPlace(parameters.get("after")) };
}
