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

/** Who should ask before using the light as this page says: in each group its own list, then those for everybody. */
export function viewAskFirst(lists: Benefit["askFirst"]): AskFirstView {
  const ids = new Set<AskFirstId>([...lists.first, ...lists.also, ...EVERYBODY]);
  const entries = findAskFirst([...ids]);
  const rowsOf = (kinds: readonly AskFirst["kind"][]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).map(viewRow);
  return {
    urgent: rowsOf(["emergency sign"]),
    groups: GROUPS.map(([title, kinds]) => ({ title, rows: rowsOf(kinds) })).filter(
      ({ rows }) => rows.length > 0,
    ),
  };
}

const GROUPS: readonly [title: string, kinds: readonly AskFirst["kind"][]][] = [
  ["Medicines", ["medicine"]],
  ["Conditions", ["condition"]],
  ["Places on the body, and implants", ["body site", "device"]],
  ["Pregnancy, breastfeeding and age", ["life stage", "age"]],
];

function viewRow(entry: AskFirst): AskFirstRow {
  const { name, alsoCalled, why } = entry;
  return {
    name: typeset(name),
    ...(alsoCalled && { alsoCalled: typeset(alsoCalled.join(", ")) }),
    text: typeset(`${why} ${adviceFor(entry)}`),
    source: sourceOf(entry),
  };
}
