import type { Benefit } from "#app/benefits/content/benefit.ts";
import {
  type AskFirst,
  type AskFirstId,
  adviceFor,
  byUrgency,
  EVERYBODY,
  findAskFirst,
  sourceOf,
} from "#app/evidence/ledger/ask-first.server.ts";
import { typeset } from "#app/text/typeset.ts";
import type { AskFirstView } from "./ask-first.tsx";

/** In each group the page's own list, then the entries for everybody. */
export function viewAskFirst(lists: Benefit["askFirst"]): AskFirstView {
  const ids = new Set<AskFirstId>([...lists.first, ...lists.also, ...EVERYBODY]);
  const entries = findAskFirst([...ids]);
  const ofKind = (kinds: readonly AskFirst["kind"][]) =>
    entries.filter(({ kind }) => kinds.includes(kind));
  return {
    urgent: ofKind(["emergency sign"])
      .toSorted(byUrgency)
      .map((entry) => ({
        name: typeset(entry.name),
        text: typeset(`${entry.why} ${adviceFor(entry)}`),
        source: sourceOf(entry),
      })),
    groups: GROUPS.map(([title, kinds]) => ({
      title,
      reasons: ofKind(kinds).map(viewReason),
    })).filter(({ reasons }) => reasons.length > 0),
  };
}

const GROUPS: readonly [title: string, kinds: readonly AskFirst["kind"][]][] = [
  ["Medicines", ["medicine"]],
  ["Conditions", ["condition"]],
  ["Places on the body, and implants", ["body site", "device"]],
  ["Pregnancy, breastfeeding and age", ["life stage", "age"]],
];

/** Readers may know a medicine by another name only; those of conditions are on /ask-first. */
function viewReason({ id, kind, name, alsoCalled }: AskFirst) {
  return {
    id,
    name: typeset(name),
    ...(kind === "medicine" && alsoCalled && { alsoCalled: typeset(alsoCalled.join(", ")) }),
  };
}
