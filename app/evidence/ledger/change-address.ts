import { href } from "react-router";
import { pathWith } from "#app/infra/path-with.ts";

/** Query parameters of /changes. */
export const CHANGES_FIELDS = ["topic", "kind", "about", "on", "page"] as const;

/** `about` is an id or a page's path; `on` is the path of a page, for the studies that it cites. */
export type ChangesFilter = Readonly<Record<(typeof CHANGES_FIELDS)[number], string | null>>;

/** A choice starts at the first page. */
export function changesPath(filter: Partial<ChangesFilter>): string {
  const query = new URLSearchParams();
  for (const name of CHANGES_FIELDS) {
    const value = filter[name];
    if (value) query.set(name, value);
  }
  return pathWith(href("/changes"), query);
}

export function changeAddress({ id, about }: { id: string; about: { id: string } }): string {
  return `${changesPath({ about: about.id })}#${id}`;
}
