import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { mostPeople } from "#app/evidence/ledger/best-supported.server.ts";
import { claimPage, claimPath } from "#app/evidence/ledger/claim-address.ts";
import { type Claim, type ClaimId, listClaims } from "#app/evidence/ledger/claims.server.ts";
import { type GradedEvidence, gradeEvidence } from "#app/evidence/ledger/grade.ts";
import type { Grade } from "#app/evidence/ledger/grades.ts";
import { type Headline, headline } from "#app/evidence/ledger/headline.ts";
import { listLookedFor } from "#app/evidence/ledger/looked-for.server.ts";
import { findOutcome } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { studyPath } from "#app/evidence/text/reference.ts";
import { lightInWords } from "#app/evidence/words/light-in-words.ts";
import type { DrawnEffect, EffectGroup } from "#app/figures/draw-effects.server.ts";
import { chartEffects, findRow } from "#app/figures/effects.server.ts";
import { foldedWords } from "#app/search/matching/folding.ts";
import { typeset } from "#app/text/typeset.ts";
import type { EvidenceFilters } from "./evidence-filters.ts";
import { type HarmsView, harmsOfLedger } from "./harms-view.server.ts";
import { type LookedForView, viewLookedFor } from "./looked-for-list.tsx";

/** All data of the map, the table and the lists below them, worked out once. */
export type EvidenceIndex = {
  readonly claims: readonly IndexedClaim[];
  readonly axes: Readonly<Record<Scale, Pick<EffectGroup, "line" | "ticks">>>;
  readonly harms: HarmsView;
  readonly lookedFor: LookedForView;
};

/** Pain in points of 100, and standardised differences: the scales that many claims share. */
type Scale = "points" | "standardised";

/** A claim with all that the map, the table and the filters need of it. */
export type IndexedClaim = {
  readonly claim: Claim;
  readonly id: ClaimId;
  readonly path: string;
  readonly name: string;
  readonly question: string;
  readonly benefit: (typeof benefits)[number];
  readonly grade: Grade | null;
  readonly graded: Pick<GradedEvidence, "grade" | "tested" | "light">;
  readonly headline: Headline & { readonly gain: string };
  readonly source: { readonly name: string; readonly path: string } | null;
  /** Of the largest study or review. */
  readonly people: number | null;
  readonly light: string;
  /** The main result on a shared scale; null without a scale or an interval. */
  readonly drawn: (DrawnEffect & { readonly scale: Scale }) | null;
  /** Folded words for the search. */
  readonly words: readonly string[];
};

/** Texts change only with a new start of the server. */
export function loadEvidenceIndex(): Promise<EvidenceIndex> {
  index ??= buildIndex();
  return index;
}

let index: Promise<EvidenceIndex> | undefined;

async function buildIndex(): Promise<EvidenceIndex> {
  const claims = listClaims();
  const groups = chartEffects(claims.map(({ id }) => id));
  const axes = {
    points: findGroup(groups, "points"),
    standardised: findGroup(groups, "standardised"),
  };
  const gains = new Map<string, string>();
  for (const { slug } of benefits) {
    for (const { claim, gain } of loadBenefit(slug).applications) {
      gains.set(claim, typeset(gain ?? ""));
    }
  }
  return {
    claims: claims.map((claim) => indexClaim(claim, gains.get(claim.id) ?? "", axes)),
    axes: { points: whole(axes.points), standardised: whole(axes.standardised) },
    harms: harmsOfLedger(),
    lookedFor: viewLookedFor(listLookedFor(), startCitations()),
  };
}

/** Whole numbers, for which a column has room. */
function whole({ line, ticks }: EffectGroup): EvidenceIndex["axes"][Scale] {
  return { line, ticks: ticks.filter(({ label }) => /^\d+$/.test(label)) };
}

function findGroup(groups: readonly EffectGroup[], scale: Scale): EffectGroup {
  const begin = scale === "points" ? "Points of 100" : "Effect size";
  const group = groups.find(({ title }) => title.startsWith(begin));
  if (!group) throw new Error(`No result of a claim is in ${scale}`);
  return group;
}

function indexClaim(claim: Claim, gain: string, axes: Record<Scale, EffectGroup>): IndexedClaim {
  const { id, condition, alsoCalled, question, main } = claim;
  const { grade, tested, light } = gradeEvidence(claim);
  const benefit = benefits.find(({ slug }) => slug === claimPage(claim));
  if (!benefit) throw new Error(`No benefit page shows ${id}`);
  const study = main ? findOutcome(main).study : null;
  const { figure, ...rest } = headline(claim);
  const drawn = (["points", "standardised"] as const).flatMap((scale) => {
    const row = findRow(axes[scale], id, study?.id);
    return row ? [{ ...row, scale }] : [];
  });
  return {
    claim,
    id,
    benefit,
    path: claimPath(id),
    name: typeset(condition),
    question: typeset(question),
    grade,
    graded: { grade, tested, light },
    headline: { ...rest, figure: typeset(figure), gain },
    source: study && { name: nameStudy(study), path: studyPath(study.id) },
    people: mostPeople(claim),
    light: lightInWords(claim),
    drawn: drawn[0] ?? null,
    words: foldedWords([condition, ...alsoCalled, question].join(" ")),
  };
}

/** True for claims that all set filters leave. A word may be the beginning of a claim's word. */
export function fitting({
  condition,
  part,
  certainty,
  light,
}: EvidenceFilters): (claim: IndexedClaim) => boolean {
  const asked = foldedWords(condition).map(stem);
  return ({ claim, grade, words }) =>
    beginAll(asked, words) &&
    (!part || claim.bodyParts.includes(part)) &&
    (!certainty || (grade?.replace(" ", "-") ?? "none-found") === certainty) &&
    (!light || kinds[claim.light.source].includes(light));
}

/** True when each of the asked words is the beginning of one of the others. Both are folded. */
export function beginAll(asked: readonly string[], words: readonly string[]): boolean {
  return asked.every((begin) => words.some((word) => word.startsWith(begin)));
}

const kinds: Record<Claim["light"]["source"], readonly string[]> = {
  laser: ["laser"],
  LED: ["led"],
  "laser and LED": ["laser", "led"],
  lamp: ["lamp"],
  "not in the abstract": ["unknown"],
};

/** "Knees" finds the knee. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:E?S|'S)$/, "") : word;
}
