import { href } from "react-router";
import { answerUse } from "#app/benefits/answer/use-answer.server.ts";
import type { Application } from "#app/benefits/content/benefit.server.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import { benefits } from "#app/benefits/content/benefits.ts";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { claimPage, claimPath } from "#app/evidence/ledger/claim-address.ts";
import {
  type Claim,
  findClaim,
  isClaimId,
  listClaims,
} from "#app/evidence/ledger/claims.server.ts";
import { listDifferences } from "#app/evidence/ledger/differences.server.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { evidenceWords } from "#app/evidence/ledger/grades.ts";
import { listGuidelines } from "#app/evidence/ledger/guidelines.server.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { pubmedQuery } from "#app/evidence/ledger/pubmed-search.ts";
import { withShownOutcomes } from "#app/evidence/ledger/shown-outcomes.server.ts";
import { findOutcome, findStudy, type Study } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { claimed, verdict } from "#app/evidence/ledger/verdict.ts";
import { lightByColor, lightInWords } from "#app/evidence/words/light-in-words.ts";
import { chartClaim } from "#app/figures/claim-chart.server.ts";
import { cutText } from "#app/frame/head/page-meta.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { typeset } from "#app/text/typeset.ts";
import { changesOfMind } from "./change-of-mind.server.ts";
import { chartLight } from "./claim-light.server.ts";
import { studiesBySide } from "./claim-sides.server.ts";
import type { ClaimHead, ClaimView, DifferenceView, GuidelineView } from "./claim-view.ts";
import { harmsOfClaim } from "./harms-view.server.ts";

/** Undefined for an unknown id. */
export function getClaim(id: string): ClaimView | undefined {
  if (!isClaimId(id)) return undefined;
  const claim = findClaim(id);
  const slug = claimPage(claim);
  const benefit = benefits.find((each) => each.slug === slug);
  const { applications } = loadBenefit(slug);
  const use = applications.find((each) => each.claim === id);
  if (!benefit || !use) throw new Error(`${slug} shows nothing of ${id}`);
  return viewClaim(claim, use, { ...benefit, path: `${href("/benefits/:slug", { slug })}#${id}` });
}

function viewClaim(claim: Claim, use: Application, benefit: ClaimView["benefit"]): ClaimView {
  const citations = startCitations();
  const protocol = protocols[claimPage(claim)];
  const shown = withShownOutcomes(claim);
  const answer = answerUse(use, protocol, citations);
  // The properties are in reading order, which numbers the references.
  return {
    ...headOf(claim),
    benefit: { name: benefit.name, colour: benefit.colour, path: benefit.path },
    answer,
    // Of the light that was tested, because studies speak for or against that.
    statement: setWords(
      `${claimed({ ...claim.statement, subject: claim.statement.tested ?? claim.statement.subject })}.`,
    ),
    lightTested: lightInWords(claim),
    lightByColor: lightByColor(claim),
    population: setWords(claim.population),
    comparator: setWords(claim.comparator),
    evidence: citations.inline(use.evidence),
    more: use.more ? citations.inline(use.more) : null,
    chart: chartClaim(shown),
    results: { shown: countResults(shown), of: countResults(claim) },
    studies: studiesBySide(claim, shown),
    light: chartLight(shown, use.dose === undefined ? protocol : null),
    assessment: citations.assess(claim.id),
    changes: changesOfMind(gradeEvidence(claim), claim, answer),
    harms: harmsOfClaim(claim),
    guidelines: guidelinesOn(claim),
    differences: differencesFor(claim),
    funding: fundingOf(claim, shown),
    history: claim.history
      .map(({ on, what }) => ({ on, what: typeset(fillNumbers(what)) }))
      .toReversed(),
    search: viewSearch(claim),
    references: citations.references(),
  };
}

function viewSearch({ search, searched }: Claim): ClaimView["search"] {
  const words = searched?.words ?? search;
  const url = new URL("https://pubmed.ncbi.nlm.nih.gov/");
  url.searchParams.set("term", pubmedQuery(words));
  return {
    words: typeset(words.join(", ")),
    href: url.href,
    days: searched ? { since: searched.since, on: searched.on } : null,
  };
}

/** In the ledger's order. */
export function listClaimHeads(): ClaimHead[] {
  return listClaims().map(headOf);
}

/** Undefined for an unknown id. */
export function findClaimHead(id: string): ClaimHead | undefined {
  return isClaimId(id) ? headOf(findClaim(id)) : undefined;
}

function headOf(claim: Claim): ClaimHead {
  const { grade } = gradeEvidence(claim);
  const condition = typeset(claim.condition);
  const question = typeset(claim.question);
  const sentence = typeset(verdict(claim, grade));
  const sure = grade ? `why the evidence is ${evidenceWords[grade]}` : "why there is no rating";
  return {
    id: claim.id,
    path: claimPath(claim.id),
    condition,
    question,
    reviewed: claim.reviewed,
    title: question.length <= MOST_TITLE ? question : cutText(`Evidence: ${condition}`, MOST_TITLE),
    description: cutText(`${sentence} What the studies found, and ${sure}.`, 160),
  };
}

const MOST_TITLE = 60;

function setWords(words: string): string {
  return capitalise(typeset(fillNumbers(words)));
}

function guidelinesOn({ id }: Claim): GuidelineView[] {
  return [...listGuidelines().values()]
    .filter(({ claims }) => claims.includes(id))
    .map(({ body, year, direction, says, light, seenIn, url, officialUrl }) => ({
      direction,
      url: officialUrl ?? url,
      year: String(year),
      body: typeset(body),
      says: typeset(says),
      light: typeset(light),
      seenIn: typeset(seenIn),
    }));
}

function differencesFor({ id }: Claim): DifferenceView[] {
  const own = listDifferences().filter(({ claims }) => claims?.includes(id));
  return [...Map.groupBy(own, ({ source }) => source.url)].map(([url, values]) => ({
    url,
    title: typeset(values[0]?.source.title ?? ""),
    values: values.map(({ measure, condition, value, unit, kind }) => ({
      amount: typeset(`${formatAmounts(value)}${unit.startsWith("%") ? "" : " "}${unit}`),
      measure: typeset(measure),
      condition: typeset(condition),
      kind: typeset(nameKind(kind)),
    })),
  }));
}

const formatAmounts = (value: number | readonly [number, number]) =>
  (typeof value === "number" ? [value] : value).map(formatNumber).join("–");

/** "MCII" becomes "Minimal clinically important change (ROC cut-off)". */
function nameKind(kind: string): string {
  const [short = ""] = kind.split(" ");
  const name = kinds[short];
  return name ? kind.replace(short, name) : kind;
}

const kinds: Readonly<Record<string, string>> = {
  MCII: "minimal clinically important improvement",
  MCID: "minimal clinically important difference",
  MIC: "minimal important change",
  MCIC: "minimal clinically important change",
  MDC: "minimal detectable change",
};

const countResults = ({ supports, opposes }: Claim) => supports.length + opposes.length;

function fundingOf(claim: Claim, shown: Claim): ClaimView["funding"] {
  const seenIn = (studies: readonly Study[]) =>
    studies.filter(({ funding, conflicts }) => funding || conflicts);
  const studies = studiesOf(claim);
  return {
    studies: studies.length,
    seen: seenIn(studies).length,
    shown: seenIn(studiesOf(shown)).map(({ funding, conflicts, ...study }) => ({
      study: { id: study.id, name: nameStudy(study) },
      funding: funding ? typeset(funding) : null,
      conflicts: conflicts ? typeset(conflicts) : null,
    })),
  };
}

function studiesOf({ supports, opposes, background }: Claim): Study[] {
  const ids = [...supports, ...opposes].map((ref) => findOutcome(ref).study.id);
  return [...new Set([...ids, ...background])].map(findStudy);
}
