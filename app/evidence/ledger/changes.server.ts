import { isOn } from "./change-on-page.ts";
import type { ClaimChange, ClaimRecord } from "./claim.ts";
import { claimPath } from "./claim-page.ts";
import { type Claim, listClaims } from "./claims.server.ts";
import { fillNumbers } from "./fill-numbers.server.ts";
import { pageHistory, withdrawn } from "./page-history.server.ts";
import { listStudies, type Study } from "./studies.server.ts";
import { nameStudy } from "./study-name.ts";

/** Something that the site said and says otherwise now, or says for the first time. */
export type Change = {
  /** Its own in the list, and the same for ever: "neck-pain-2". */
  readonly id: string;
  /** YYYY-MM-DD */
  readonly on: string;
  readonly kind: ChangeKind;
  readonly topics: readonly Topic[];
  readonly about: ChangedThing;
  /** The text before; null where there was none. */
  readonly was: string | null;
  /** The text after; null where nothing took its place, or where a study came in. */
  readonly is: string | null;
  readonly why: string | null;
};

export const changeKinds = ["changed verdict", "correction", "addition"] as const;

export type ChangeKind = (typeof changeKinds)[number];

export type Topic = ClaimRecord["topic"];

/** What a change is about: its id in the ledger, or its path for a page. */
type ChangedThing = {
  readonly kind: "claim" | "study" | "page";
  readonly id: string;
  /** "Chronic neck pain", "Chow 2009" */
  readonly name: string;
  /** A path of the site, or the address of a paper that it no longer has a page for. */
  readonly href: string;
};

/** All changes from the histories of claims, studies and pages, newest first; on one day verdicts come first. */
export function listChanges(): readonly Change[] {
  return changes;
}

/** The day of the last change, and where all of them are listed. */
export type LastChange = { readonly on: string; readonly href: string };

/** The last change of a claim or study by its id, of a topic, or of anything; null where there was none. */
export function lastChange(of?: { about: string } | { topic: Topic }): LastChange | null {
  const last = changes.find(
    ({ about, topics }) =>
      !of || ("about" in of ? about.id === of.about : topics.includes(of.topic)),
  );
  const query = of ? `?${new URLSearchParams(of)}` : "";
  return last ? { on: last.on, href: `/changes${query}` } : null;
}

/** That of a page by its path: of its own text, or of a study that it cites. */
export function lastChangeOn(path: string, cited: Iterable<string>): LastChange | null {
  const studies = new Set(cited);
  const last = changes.find((change) => isOn(change, path, studies));
  return last ? { on: last.on, href: `/changes?${new URLSearchParams({ on: path })}` } : null;
}

/** A claim's certainty and size of effect in a reader's words: "Low certainty. Effect: moderate." */
export function verdictThen({ grade, effect }: Pick<ClaimChange, "grade" | "effect">): string {
  const sure = grade
    ? `${grade.charAt(0).toUpperCase()}${grade.slice(1)} certainty`
    : "Not tested in people";
  return effect ? `${sure}. Effect: ${effect}.` : `${sure}.`;
}

const changes: readonly Change[] = [
  ...listClaims().flatMap(claimChanges),
  ...listStudies().flatMap(studyChanges),
  ...withdrawn.map(
    ({ on, id, name, url, topic, was, why }): Change => ({
      ...{ id: `${id}-withdrawn`, on, kind: "correction", topics: [topic], was, is: null, why },
      about: { kind: "study", id, name, href: url },
    }),
  ),
  ...pageHistory.map(
    ({ on, page, path, topic, was, is, why }, index): Change => ({
      ...{ id: `page-${index + 1}`, on, kind: "correction", topics: [topic], was, is, why },
      about: { kind: "page", id: path, name: page, href: path },
    }),
  ),
].toSorted(
  (a, b) => b.on.localeCompare(a.on) || changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind),
);

function claimChanges(claim: Claim): Change[] {
  const { id, condition, topic, history } = claim;
  const about = { kind: "claim", id, name: condition, href: claimPath(id) } as const;
  return history.map((entry, index) => {
    const before = history[index - 1];
    const changed = before && !sameVerdict(before, entry);
    return {
      id: `${id}-${index + 1}`,
      on: entry.on,
      kind: !before ? "addition" : changed ? "changed verdict" : "correction",
      topics: [topic],
      about,
      was: changed ? verdictThen(before) : null,
      is: verdictThen(entry),
      why: before ? fillNumbers(entry.what) : null,
    };
  });
}

/** "Unclear" says no more than no size at all. */
function sameVerdict(a: ClaimChange, b: ClaimChange): boolean {
  const size = ({ effect }: ClaimChange) => (effect === "unclear" ? null : effect);
  return a.grade === b.grade && size(a) === size(b);
}

function studyChanges(study: Study): Change[] {
  const { id, topics, finding, added, history = [] } = study;
  const about = { kind: "study", id, name: nameStudy(study), href: `/studies/${id}` } as const;
  const shared = { topics, about };
  const addition: Change[] = added
    ? [
        {
          ...shared,
          id: `${id}-added`,
          on: added,
          kind: "addition",
          was: null,
          is: null,
          why: null,
        },
      ]
    : [];
  const corrections = history.map((entry, index): Change => {
    const next = history.slice(index + 1).find(({ part }) => part === "finding");
    const is = entry.part === "record" ? entry.is : (next?.was ?? finding);
    const { on, was, why } = entry;
    return { ...shared, id: `${id}-${index + 1}`, on, kind: "correction", was, is, why };
  });
  return [...addition, ...corrections];
}
