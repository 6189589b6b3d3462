import {
  type AskFirst,
  type AskFirstId,
  adviceFor,
  EVERYBODY,
  findAskFirst,
  sourceOf,
} from "#app/evidence/ledger/ask-first.server.ts";
import { typeset } from "#app/evidence/typeset.ts";
import type { AskFirstRow, AskFirstView } from "./ask-first.tsx";
import type { Benefit } from "./benefit.ts";

/** Who should ask before using the light as this page says: its own list, then those for everybody. */
export function viewAskFirst(lists: Benefit["askFirst"]): AskFirstView {
  const own = new Set<AskFirstId>([...lists.first, ...lists.also]);
  const everybody = EVERYBODY.filter((id) => !own.has(id));
  const first = findAskFirst(lists.first);
  const others = findAskFirst([...lists.also, ...everybody]);
  // What needs help at once is never folded away.
  const urgent = [...first, ...others].filter(isUrgent);
  return {
    open: [...urgent, ...first.filter((entry) => !isUrgent(entry))].map(viewRow),
    folded: others.filter((entry) => !isUrgent(entry)).map(viewRow),
  };
}

function isUrgent({ kind }: AskFirst): boolean {
  return kind === "emergency sign";
}

function viewRow(entry: AskFirst): AskFirstRow {
  const { name, alsoCalled, why } = entry;
  return {
    name: typeset(name),
    ...(alsoCalled && { alsoCalled: typeset(alsoCalled.join(", ")) }),
    text: typeset(`${why} ${adviceFor(entry)}`),
    source: sourceOf(entry),
    ...(isUrgent(entry) && { urgent: true as const }),
  };
}
