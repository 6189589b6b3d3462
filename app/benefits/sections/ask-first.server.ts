import type { Benefit } from "#app/benefits/content/benefit.server.ts";
import {
  type AskFirst,
  adviceFor,
  askFirstFor,
  byUrgency,
  sourceOf,
} from "#app/evidence/ledger/ask-first.server.ts";
import { typeset } from "#app/text/typeset.ts";
import type { AskFirstView } from "./ask-first.tsx";

/** In each group what rules the light out, the page's own list, then the rest for everybody. */
export function viewAskFirst(lists: Benefit["askFirst"]): AskFirstView {
  const entries = askFirstFor(lists);
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
