import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { claimPath } from "#app/evidence/ledger/claim-address.ts";
import { type ClaimId, findClaim, isClaimId } from "#app/evidence/ledger/claims.server.ts";
import { effectOfUse } from "#app/evidence/ledger/fill-numbers.server.ts";
import { gradeEvidence } from "#app/evidence/ledger/grade.ts";
import { evidenceWords } from "#app/evidence/ledger/grades.ts";
import {
  findOutcome,
  findStudy,
  isStudyId,
  listStudies,
  type StudyId,
} from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { bothVerdicts } from "#app/evidence/ledger/verdict.ts";
import {
  type NamedSource,
  type Reference,
  referenceAnchor,
  SOURCE_ANCHOR,
} from "#app/evidence/text/reference.ts";
import { isVideo } from "#app/storefront/store-videos.server.ts";
import type { StoreLeaf, StoreText } from "#app/text/store-text.ts";
import { changeNodes, plainText, type TextElement } from "#app/text/text.ts";
import { typeset } from "#app/text/typeset.ts";

export type ArticleSources = {
  /** Links to studies and claims of the ledger have become markers. */
  readonly content: StoreText;
  /** In the order of the text. */
  readonly references: readonly Reference[];
  /** In the order of the text; their numbers follow the studies'. */
  readonly claims: readonly ClaimSource[];
  /** Other outside links, each once, without shops and videos. */
  readonly others: readonly { readonly href: string; readonly name: string }[];
  /** The number of further ones that the list leaves out. */
  readonly moreOthers: number;
};

export type ClaimSource = {
  readonly number: number;
  /** The element id of its line. */
  readonly anchor: string;
  readonly path: string;
  readonly question: string;
  /** "weak evidence" */
  readonly certainty: string;
  readonly verdict: string;
  /** The size of the effect in words. */
  readonly effect: string;
  readonly studies: readonly NamedSource[];
  /** The element ids of its markers, in page order. */
  readonly citedAt: readonly string[];
};

/** @param shops origins of the shop and the store */
export function readSources(text: StoreText, shops: readonly string[]): ArticleSources {
  const citations = startCitations();
  const claims = new Map<ClaimId, string[]>();
  const others = new Map<string, string>();
  const moreOthers = new Set<string>();

  function mark(link: Link): Link {
    const { href = "", rel = "", id } = link;
    const study = studies.get(keyOf(href)) ?? studyAt(href);
    if (study) {
      const reference = referenceAnchor(study);
      if (id === undefined) {
        return { ...link, id: citations.cite([study])[0]?.anchor ?? "", reference };
      }
      // A link with the editor's own words keeps them, and gets no way back.
      citations.name(study);
      return { ...link, reference };
    }
    const claim = claimAt(href);
    if (claim) {
      const citedAt = claims.get(claim) ?? [];
      const anchor = id ?? `cite-claim-${claim}-${citedAt.length + 1}`;
      citedAt.push(anchor);
      claims.set(claim, citedAt);
      return { ...link, id: anchor, reference: claimAnchor(claim) };
    }
    const leaves = /^https?:/.test(href) && !/\bsponsored\b/.test(rel);
    const isSource = leaves && !isVideo(href) && !shops.includes(new URL(href).origin);
    if (!isSource || others.has(href)) return link;
    const name = plainText(link.children).replace(/\s+/g, " ").trim();
    if (name && others.size < MOST_OTHERS) others.set(href, name);
    else if (name) moreOthers.add(href);
    return link;
  }

  const content = changeNodes(text, (node) => ("href" in node ? mark(node) : node));
  const references = citations.references();
  return {
    content,
    references,
    claims: [...claims].map(([id, citedAt], index) =>
      toSource(id, references.length + index + 1, citedAt),
    ),
    others: Array.from(others, ([href, name]) => ({ href, name })),
    moreOthers: moreOthers.size,
  };
}

/** All are in the text; a list of thousands would only make the page as long again. */
const MOST_OTHERS = 200;

type Link = TextElement<StoreLeaf>;

/** The study that a link leads to; undefined for other links. */
export function studyAt(href: string): StudyId | undefined {
  const id = /^\/studies\/([\w-]+)\/?$/.exec(href)?.[1] ?? "";
  return isStudyId(id) ? id : undefined;
}

/** The claim whose page a link leads to; undefined for other links and for unknown claims. */
export function claimAt(href: string): ClaimId | undefined {
  const id = /^\/evidence\/([\w-]+)\/?$/.exec(href)?.[1] ?? "";
  return isClaimId(id) ? id : undefined;
}

function toSource(id: ClaimId, number: number, citedAt: readonly string[]): ClaimSource {
  const claim = findClaim(id);
  const graded = gradeEvidence(claim);
  const { grade } = graded;
  const tested = [...claim.supports, ...claim.opposes].map(
    (outcome) => findOutcome(outcome).study.id,
  );
  return {
    number,
    anchor: claimAnchor(id),
    path: claimPath(id),
    question: typeset(claim.question),
    certainty: grade ? `${evidenceWords[grade]} evidence` : "no study in people found",
    verdict: typeset(bothVerdicts(claim, graded)),
    effect: typeset(effectOfUse(claim)),
    studies: [...new Set(tested)].map((study) => ({
      id: study,
      name: nameStudy(findStudy(study)),
    })),
    citedAt,
  };
}

const claimAnchor = (id: ClaimId) => `${SOURCE_ANCHOR}claim-${id}`;

/** A study's addresses: its own, PubMed's and its DOI's. */
const studies = new Map<string, StudyId>(
  listStudies().flatMap(({ id, url, pmid, doi }) =>
    [
      url,
      ...(pmid ? [`https://pubmed.ncbi.nlm.nih.gov/${pmid}`] : []),
      ...(doi ? [`https://doi.org/${doi}`] : []),
    ].map((address): [string, StudyId] => [keyOf(address), id]),
  ),
);

/** Scheme, case and a final slash don't distinguish papers. */
function keyOf(address: string): string {
  return address
    .replace(/^https?:\/\/(www\.|dx\.)?/, "")
    .replace(/\/$/, "")
    .toLowerCase();
}
