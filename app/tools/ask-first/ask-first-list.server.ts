import {
  type AskFirst,
  byUrgency,
  isEmergency,
  listAskFirst,
  sourceOf,
  whomToAsk,
} from "#app/evidence/ledger/ask-first.server.ts";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { typeset } from "#app/text/typeset.ts";
import type { Source, SourceMark } from "./sources.tsx";

/** The ledger's list with its sources numbered in reading order. */
export type AskFirstList = {
  readonly emergencies: readonly Emergency[];
  readonly groups: readonly Group[];
  /** People to ask, such as "your pharmacist", in the order of the page's count. */
  readonly people: readonly string[];
  readonly sources: readonly Source[];
};

type Emergency = {
  readonly name: string;
  readonly why: string;
  readonly what: string;
  readonly marks: readonly SourceMark[];
};

export type Group = { readonly title: string; readonly items: readonly Item[] };

/** A switch and its answer. */
export type Item = {
  readonly id: string;
  readonly name: string;
  readonly alsoCalled: string;
  readonly why: string;
  readonly note: string;
  /** "your pharmacist" */
  readonly whom: string;
  readonly question: string;
  /** The kind of sources, and their subject. */
  readonly basis: string;
  readonly marks: readonly SourceMark[];
  /** For paper, where nobody can follow a marker. */
  readonly printed: { readonly publisher: string; readonly url?: string };
};

export function viewAskFirstList(): AskFirstList {
  const entries = listAskFirst();
  const { cite, list } = startSources();
  const emergencies = entries
    .filter(isEmergency)
    .toSorted(byUrgency)
    .map((entry) => ({
      name: typeset(entry.name),
      why: typeset(entry.why),
      what: typeset(
        entry.ask === "emergency"
          ? entry.whatToAsk
          : `Ask ${whomToAsk[entry.ask]} today: "${entry.whatToAsk}"`,
      ),
      marks: cite(entry),
    }));
  const groups = GROUPS.map(({ title, kinds }) => ({
    title,
    items: entries.filter(({ kind }) => kinds.includes(kind)).map((entry) => viewItem(entry, cite)),
  }));
  return { emergencies, groups, people: Object.values(whomToAsk), sources: list() };
}

const texts = ownPages["/ask-first"];

const GROUPS: readonly { title: string; kinds: readonly AskFirst["kind"][] }[] = [
  { title: texts.groups.medicines, kinds: ["medicine"] },
  { title: texts.groups.age, kinds: ["age", "life stage"] },
  { title: texts.groups.devices, kinds: ["device"] },
  { title: texts.groups.places, kinds: ["body site"] },
  { title: texts.groups.conditions, kinds: ["condition"] },
];

function viewItem(entry: AskFirst, cite: (entry: AskFirst) => SourceMark[]): Item {
  const { id, name, alsoCalled = [], why, note = "", ask, whatToAsk, about, certainty } = entry;
  if (ask === "emergency") throw new Error(`${id} is an emergency and no switch`);
  return {
    id,
    name: typeset(name),
    alsoCalled: typeset(alsoCalled.join(", ")),
    why: typeset(why),
    note: typeset(note),
    whom: whomToAsk[ask],
    question: typeset(`"${whatToAsk}"`),
    basis: `${texts.basis[certainty]} about ${about === "eyes" ? "the eyes" : about}.`,
    marks: cite(entry),
    printed: sourceOf(entry),
  };
}

/** Numbers sources in the order of their citations; one address is one source. */
function startSources() {
  const sources = new Map<string, Source>();
  return {
    cite: (entry: AskFirst): SourceMark[] =>
      entry.sources.map(({ url, publisher, title, seen }) => {
        const known = sources.get(url);
        const number = known?.number ?? sources.size + 1;
        const anchor = `cite-${number}-${(known?.seen.length ?? 0) + 1}`;
        sources.set(url, {
          number,
          url,
          publisher,
          title: typeset(title),
          seen: [
            ...(known?.seen ?? []),
            { anchor, about: typeset(entry.name), what: typeset(seen) },
          ],
        });
        return { number, anchor };
      }),
    list: () => [...sources.values()],
  };
}
