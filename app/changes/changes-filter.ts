import type { ChangesFilter } from "#app/evidence/ledger/change-address.ts";
import { isOn } from "#app/evidence/ledger/change-on-page.ts";
import type { Change, ChangeKind } from "#app/evidence/ledger/changes.server.ts";

export const KIND_NAMES: Readonly<Record<ChangeKind, string>> = {
  "changed verdict": "Changed answers",
  correction: "Corrections",
  addition: "Additions",
};

/** Empty values count as absent. */
export function readFilter(parameters: URLSearchParams): ChangesFilter {
  const read = (name: string) => parameters.get(name) || null;
  return {
    topic: read("topic"),
    kind: read("kind"),
    about: read("about"),
    on: read("on"),
    page: read("page"),
  };
}

/** In changes. */
export const ON_A_PAGE = 40;

/** `shown` is empty for an unknown choice. @param cited ids of the studies of `on`'s page */
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
