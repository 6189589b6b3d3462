import { getAnswer } from "#app/benefits/answer/use-answer.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { claimPage } from "#app/evidence/ledger/claim-address.ts";
import type { Claim } from "#app/evidence/ledger/claims.server.ts";
import { gradeName, grades, NONE_FOUND } from "#app/evidence/ledger/grades.ts";
import { type LookedFor, listLookedFor } from "#app/evidence/ledger/looked-for.server.ts";
import { type CertaintyMap, type MapRow, mapCertainty } from "#app/figures/certainty-map.server.ts";
import type { DrawnEffect, EffectGroup, EffectStrip } from "#app/figures/draw-effects.server.ts";
import { chartEffects, findRow } from "#app/figures/effects.server.ts";
import { drawMainEffect } from "#app/figures/main-effect.server.ts";
import { loadEvidenceSummary } from "#app/search/evidence-summary.server.ts";
import { foldedWords, LITTLE_WORDS } from "#app/search/matching/folding.ts";
import { BODY_PARTS, type EvidenceFilters, evidencePath, readFilters } from "./evidence-filters.ts";
import {
  beginAll,
  type EvidenceIndex,
  fitting,
  type IndexedClaim,
  loadEvidenceIndex,
} from "./evidence-index.server.ts";
import type { HarmsView } from "./harms-view.server.ts";
import type { LookedForView } from "./looked-for-list.tsx";

export type EvidenceView = {
  readonly filters: EvidenceFilters;
  readonly map: CertaintyMap;
  /** Unfiltered claims by group, the surest first. */
  readonly sections: readonly {
    readonly title: string;
    readonly claims: readonly IndexedClaim[];
  }[];
  readonly shown: number;
  readonly axes: EvidenceIndex["axes"];
  readonly picked: PickedClaim | null;
  /** Null when something is shown. */
  readonly nothing: NothingShown | null;
  readonly isUnknownUse: boolean;
  readonly harms: HarmsView;
  readonly lookedFor: LookedForView;
};

/** The use in `?use=`, with its neighbours on the same scale. */
export type PickedClaim = IndexedClaim & {
  readonly strip: EffectStrip | null;
  /** Our plan is meant for it, and light may help: else a dose would read as advice. */
  readonly hasPlan: boolean;
  /** Uses of the same area and scale, this one included. */
  readonly neighbours:
    | (Pick<EffectGroup, "title" | "line" | "ticks"> & {
        readonly rows: readonly (DrawnEffect & {
          readonly name: string;
          readonly isPicked: boolean;
        })[];
      })
    | null;
};

type NothingShown = {
  /** The query without a result; "" when the filters together leave nothing. */
  readonly condition: string;
  /** Studies mention it, though no claim does. */
  readonly isMentioned: boolean;
  /** An entry on the page about it, which no use rates. */
  readonly lookedFor: { readonly id: string; readonly condition: string } | null;
  /** Searched studies in people. */
  readonly studies: number;
  readonly checked: string;
};

export async function viewEvidence(filters: EvidenceFilters): Promise<EvidenceView> {
  const index = await loadEvidenceIndex();
  const left = index.claims.filter(fitting(filters));
  const ids = new Set<string>(left.map(({ id }) => id));
  const { rows, rowOf } = grouping(filters.group);
  const picked = index.claims.find(({ id }) => id === filters.use);
  return {
    filters,
    map: mapCertainty(benefits, rows, {
      rowOf,
      hrefOf: ({ id }) => `${evidencePath(filters, { use: id })}#use`,
      isHidden: ({ id }) => !ids.has(id),
    }),
    sections: sectionsOf(left, filters.group),
    shown: left.length,
    axes: index.axes,
    picked: picked ? pickOnce(picked, index) : null,
    nothing: left.length === 0 ? explain(filters, index) : null,
    isUnknownUse: filters.use !== "" && !picked,
    harms: index.harms,
    lookedFor: index.lookedFor,
  };
}

/** Questions in readers' words, with their pages. */
export async function listQuestions(): Promise<{ name: string; path: string }[]> {
  const { claims } = await loadEvidenceIndex();
  return claims.map(({ question, path }) => ({ name: question, path }));
}

/** The map's rows. Certainty is its columns, so grouping by it, or by name, gives one row. */
function grouping(group: EvidenceFilters["group"]): {
  rows: readonly Pick<MapRow, "slug" | "name">[];
  rowOf: (claim: Claim) => string;
} {
  const named = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([slug, name]) => ({ slug, name }));
  switch (group) {
    case "area":
      return { rows: benefits, rowOf: claimPage };
    case "part":
      return { rows: named(BODY_PARTS), rowOf: ({ bodyParts: [first = ""] }) => first };
    case "light":
      return { rows: named(SOURCES), rowOf: ({ light }) => light.source };
    case "certainty":
    case "condition":
      return { rows: [{ slug: "all", name: "" }], rowOf: () => "all" };
  }
}

const SOURCES: Record<Claim["light"]["source"], string> = {
  LED: "LED",
  "laser and LED": "Laser and LED",
  laser: "Laser",
  lamp: "Lamp",
  "not in the abstract": "Not reported",
};

function sectionsOf(
  claims: readonly IndexedClaim[],
  group: EvidenceFilters["group"],
): EvidenceView["sections"] {
  if (group === "condition") {
    const byName = claims.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
    return byName.length > 0 ? [{ title: "", claims: byName }] : [];
  }
  const sorted = claims.toSorted((a, b) => levelOf(b) - levelOf(a));
  if (group === "certainty") {
    return [...Map.groupBy(sorted, ({ grade }) => (grade ? gradeName(grade) : NONE_FOUND))].map(
      ([title, claims]) => ({ title, claims }),
    );
  }
  const { rows, rowOf } = grouping(group);
  return rows
    .map(({ slug, name }) => ({
      title: name,
      claims: sorted.filter(({ claim }) => rowOf(claim) === slug),
    }))
    .filter(({ claims }) => claims.length > 0);
}

const levelOf = ({ grade }: IndexedClaim) => (grade ? grades.indexOf(grade) : -1);

function pickOnce(claim: IndexedClaim, index: EvidenceIndex): PickedClaim {
  const known = picks.get(claim) ?? pick(claim, index);
  picks.set(claim, known);
  return known;
}

const picks = new WeakMap<IndexedClaim, PickedClaim>();

function pick(claim: IndexedClaim, { claims }: EvidenceIndex): PickedClaim {
  const { isForHome, mayHelp } = getAnswer(claim.benefit.slug, claim.id).answer;
  return {
    ...claim,
    hasPlan: isForHome && mayHelp,
    strip: drawMainEffect(claim.id),
    neighbours: findNeighbours(claim, claims),
  };
}

/** Main results of the same area and scale. */
function findNeighbours(
  { id, benefit, drawn }: IndexedClaim,
  claims: readonly IndexedClaim[],
): PickedClaim["neighbours"] {
  if (!drawn) return null;
  const near = claims.filter(
    (each) => each.benefit === benefit && each.drawn?.scale === drawn.scale,
  );
  const groups = chartEffects(near.map((each) => each.id));
  const group = groups.find((group) => findRow(group, id, drawn.study));
  if (!group || near.length < 2) return null;
  const rows = near.flatMap((each) => {
    const row = findRow(group, each.id, each.drawn?.study);
    return row ? [{ ...row, name: each.name, isPicked: each.id === id }] : [];
  });
  return { title: group.title, line: group.line, ticks: group.ticks, rows };
}

function explain(filters: EvidenceFilters, { claims }: EvidenceIndex): NothingShown {
  const { condition } = filters;
  const alone = { ...NO_FILTERS, condition };
  const isUnknown = condition !== "" && !claims.some(fitting(alone));
  const { mentions, studies, checked } = loadEvidenceSummary();
  return {
    condition: isUnknown ? condition : "",
    lookedFor: (isUnknown && listLookedFor().find(isNamed(condition))) || null,
    isMentioned:
      isUnknown && foldedWords(condition).some((word) => !LITTLE_WORDS.has(word) && mentions(word)),
    studies,
    checked,
  };
}

/** A word may be the beginning of an entry's word, as of a use's. */
function isNamed(condition: string): (entry: LookedFor) => boolean {
  const asked = foldedWords(condition);
  return ({ condition, alsoCalled }) => {
    const names = [condition, ...alsoCalled].map(foldedWords);
    return names.some((words) => beginAll(asked, words));
  };
}

const NO_FILTERS = readFilters(new URLSearchParams());
