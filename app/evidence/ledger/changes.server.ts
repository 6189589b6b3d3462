import { href } from "react-router";
import { capitalise } from "#app/text/capitalise.ts";
import { changesPath } from "./change-address.ts";
import { isOn } from "./change-on-page.ts";
import type { ClaimChange } from "./claim.ts";
import { claimPath } from "./claim-address.ts";
import { type Claim, listClaims } from "./claims.server.ts";
import { fillNumbers } from "./fill-numbers.server.ts";
import { effectWords, evidenceWords, NONE_FOUND } from "./grades.ts";
import { pageHistory, withdrawn } from "./page-history.server.ts";
import { listStudies, type Study } from "./studies.server.ts";
import { nameStudy } from "./study-name.ts";
import type { Topic } from "./topics.ts";

/** A new or changed statement of the site. */
export type Change = {
  /** Permanent: "neck-pain-2". */
  readonly id: string;
  /** YYYY-MM-DD */
  readonly on: string;
  readonly kind: ChangeKind;
  readonly topics: readonly Topic[];
  readonly about: ChangedThing;
  /** The old text; null for a new statement. */
  readonly was: string | null;
  /** The new text; null when nothing replaced it, or for a new study. */
  readonly is: string | null;
  readonly why: string | null;
};

export const changeKinds = ["changed verdict", "correction", "addition"] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** By its id in the ledger, or by its path for a page. */
type ChangedThing = {
  readonly kind: "claim" | "study" | "page";
  readonly id: string;
  /** "Chronic neck pain", "Chow 2009" */
  readonly name: string;
  /** A path of the site, or the address of a paper without a page here. */
  readonly href: string;
};

/** From the histories of claims, studies and pages, newest first; verdicts lead their day. */
export function listChanges(): readonly Change[] {
  return changes;
}

/** The day, and the address of the list. */
export type LastChange = { readonly on: string; readonly href: string };

/** Of a claim or study, a topic, or anything; null without a change. */
export function lastChange(of?: { about: string } | { topic: Topic }): LastChange | null {
  const last = changes.find(
    ({ about, topics }) =>
      !of || ("about" in of ? about.id === of.about : topics.includes(of.topic)),
  );
  return last ? { on: last.on, href: changesPath(of ?? {}) } : null;
}

/** Of a page's own text, or of a study that it cites. */
export function lastChangeOn(path: string, cited: Iterable<string>): LastChange | null {
  const studies = new Set(cited);
  const last = changes.find((change) => isOn(change, path, studies));
  return last ? { on: last.on, href: changesPath({ on: path }) } : null;
}

/** "Weak evidence. Medium effect." */
export function verdictThen({ grade, effect }: Pick<ClaimChange, "grade" | "effect">): string {
  const sure = grade ? `${capitalise(evidenceWords[grade])} evidence` : NONE_FOUND;
  if (!effect) return `${sure}.`;
  return `${sure}. ${effect === "unclear" ? "Effect unclear" : capitalise(effectWords[effect])}.`;
}

const changes: readonly Change[] = [
  ...listClaims().flatMap(claimChanges),
  ...listStudies().flatMap(studyChanges),
  ...withdrawn.map(
    ({ on, id, name, url, topic, was, why }): Change => ({
      id: `${id}-withdrawn`,
      on,
      kind: "correction",
      topics: [topic],
      was,
      is: null,
      why,
      about: { kind: "study", id, name, href: url },
    }),
  ),
  ...pageHistory.map(
    ({ on, page, path, topic, was, is, why }, index): Change => ({
      id: `page-${index + 1}`,
      on,
      kind: "correction",
      topics: [topic],
      was,
      is,
      why,
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

/** Its arrival and its corrections, oldest first. */
export function studyChanges(study: Study): Change[] {
  const { id, topics, finding, added, history = [] } = study;
  const about = {
    kind: "study",
    id,
    name: nameStudy(study),
    href: href("/studies/:id", { id }),
  } as const;
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
