import { isOn } from "#app/evidence/ledger/change-on-page.ts";
import type { Change, ChangeKind, Topic } from "#app/evidence/ledger/changes.server.ts";

/** Topics that changes can be about, as readers call them. */
export const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  skin: "Skin",
  pain: "Pain",
  hair: "Hair",
  sleep: "Sleep",
  mood: "Mood",
  athletic: "Sport",
  hormonal: "Hormones",
  mechanism: "How light works",
  dosimetry: "Dose",
  safety: "Safety",
};

export const KIND_NAMES: Readonly<Record<ChangeKind, string>> = {
  "changed verdict": "Changed verdicts",
  correction: "Corrections",
  addition: "Additions",
};

/** The parameters of the address. */
export const CHANGES_FIELDS = ["topic", "kind", "about", "on", "page"] as const;

/**
 * What of the changes is shown, as it is in the address. `about` is the id of a claim or study, or the path of a page;
 * `on` is the path of a page with the studies that it cites.
 */
export type ChangesFilter = Readonly<Record<(typeof CHANGES_FIELDS)[number], string | null>>;

/** Reads the address. An empty value is none. */
export function readFilter(parameters: URLSearchParams): ChangesFilter {
  const read = (name: string) => parameters.get(name) || null;
  return {
    ...{ topic: read("topic"), kind: read("kind"), about: read("about"), on: read("on") },
    page: read("page"),
  };
}

/** The address of the changes that these choices leave; a choice starts at the first page. */
export function changesPath(filter: Partial<ChangesFilter>): string {
  const query = new URLSearchParams();
  for (const name of CHANGES_FIELDS) {
    const value = filter[name];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `/changes?${query}` : "/changes";
}

/** Where one change can always be found. */
export function changeAddress({ id, about }: Pick<Change, "id" | "about">): string {
  return `${changesPath({ about: about.id })}#${id}`;
}

export const ON_A_PAGE = 40;

/**
 * What fits, one page of it; `shown` is empty for a page or a choice that there is not.
 * @param cited the ids of the studies that the page of `on` cites
 */
export function filterChanges(
  changes: readonly Change[],
  filter: ChangesFilter,
  cited: ReadonlySet<string> = new Set(),
) {
  const { topic, kind, about, on, page } = filter;
  const fitting = changes.filter(
    (change) =>
      (!topic || change.topics.some((each) => each === topic)) &&
      (!kind || change.kind === kind) &&
      (!about || change.about.id === about) &&
      (!on || isOn(change, on, cited)),
  );
  const pages = Math.max(1, Math.ceil(fitting.length / ON_A_PAGE));
  const number = page ? Number(page) : 1;
  const start = Number.isInteger(number) && number > 0 ? (number - 1) * ON_A_PAGE : fitting.length;
  const shown = fitting.slice(start, start + ON_A_PAGE);
  return { total: fitting.length, pages, number, shown };
}
