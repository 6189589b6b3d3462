import { href } from "react-router";
import { answerUse } from "#app/benefits/answer/use-answer.server.ts";
import { getBenefitPage } from "#app/benefits/benefit-page.server.ts";
import type { ApplicationView, BenefitPage } from "#app/benefits/benefit-page.ts";
import type { Application, Benefit, QuickFact } from "#app/benefits/content/benefit.server.ts";
import { loadBenefit } from "#app/benefits/content/benefit-content.server.ts";
import type { BenefitSlug } from "#app/benefits/content/benefits.ts";
import type { Assessment } from "#app/evidence/citations/assessment.ts";
import { startCitations } from "#app/evidence/citations/citations.server.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { findStudy } from "#app/evidence/ledger/studies.server.ts";
import type { EvidenceNode, EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { type CitationMark, journalLine, type Reference } from "#app/evidence/text/reference.ts";
import { typeset } from "#app/text/typeset.ts";

/** One use for a doctor, with citations numbered on these sheets alone. JSON. */
export type PrintView = Pick<BenefitPage, "slug" | "name" | "meta"> & {
  readonly use: Pick<ApplicationView, "id" | "condition" | "answer"> & {
    readonly assessment: Assessment;
  };
  /** All of the page, to choose another. */
  readonly uses: readonly { readonly id: string; readonly short: string }[];
  readonly notice: { readonly title: string; readonly text: EvidenceText } | null;
  readonly found: EvidenceText;
  /** Of the figure, and of the settings that were tried. */
  readonly marks: { readonly headline: Marks; readonly tried: Marks };
  readonly protocol: EvidenceText;
  /** Null where the page's protocol is not meant for this use: then there are no steps either. */
  readonly dose: readonly QuickFact[] | null;
  readonly steps: readonly EvidenceText[];
  readonly safety: readonly EvidenceText[];
  readonly askFirst: readonly string[];
  readonly sources: readonly Source[];
};

type Marks = readonly CitationMark[];

/** A study as a list of literature gives it. */
export type Source = Pick<Reference, "id" | "number" | "title" | "pmid" | "doi" | "url"> & {
  readonly authors: string;
  /** "Lasers in Surgery and Medicine 2013;45(8):487–495" */
  readonly journal: string;
};

/** The short form of /benefits/{slug} for the use of this id; an unknown one gives the page's first. */
export function getPrintView(slug: BenefitSlug, useId: string | null): PrintView {
  const benefit = loadBenefit(slug);
  const use = benefit.applications.find(({ claim }) => claim === useId) ?? benefit.applications[0];
  return viewPrintView(benefit, getBenefitPage(slug), use);
}

function viewPrintView(benefit: Benefit, page: BenefitPage, use: Application): PrintView {
  const { slug, name, meta } = page;
  const citations = startCitations();
  // A numbering of its own, whose markers are left out: the sources are those of the answer and the dose.
  const assessment = startCitations().assess(use.claim);
  const protocol = protocols[slug];
  const answer = answerUse(use, protocol, citations);
  const cite = (source: { id: Reference["id"] } | null | undefined) =>
    source ? citations.cite([source.id]) : [];
  const marks = { headline: cite(answer.source), tried: cite(answer.tried.study) };
  const path = href("/benefits/:slug", { slug });
  const found = withPage(citations.inline(use.evidence), path);
  const settings = withPage(citations.inline(use.protocol), path);
  const unmarked = (text: EvidenceText) => withPage(withoutMarks(text), path);
  const { askFirst } = page;
  return {
    slug,
    name,
    meta,
    marks,
    found,
    use: {
      id: use.claim,
      condition: typeset(use.condition),
      answer,
      assessment: {
        ...assessment,
        reasons: assessment.reasons.map((reason) => ({ ...reason, why: unmarked(reason.why) })),
      },
    },
    uses: benefit.applications.map(({ claim, short }) => ({ id: claim, short: typeset(short) })),
    notice: page.notice && { ...page.notice, text: unmarked(page.notice.text) },
    protocol: settings,
    // The site's marketing claims are no part of a dose.
    dose: answer.isProtocol
      ? [...page.quickFacts.filter(({ checked }) => !checked), ...page.protocol.dose]
      : null,
    steps: answer.isProtocol ? page.steps.map(unmarked) : [],
    safety: page.safety.map(unmarked),
    askFirst: [askFirst.urgent, ...askFirst.groups.map(({ reasons }) => reasons)]
      .flat()
      .map(({ name }) => name),
    sources: citations.references().map(toSource),
  };
}

/** The same text with its emphasis and links, without its markers. */
function withoutMarks(text: EvidenceText): EvidenceText {
  return text.flatMap<EvidenceNode>((node) => {
    if (typeof node === "string") return [node];
    return "marks" in node ? [] : [{ ...node, children: withoutMarks(node.children) }];
  });
}

/** The same text with its links to places of the page leading there from the sheets. */
function withPage(text: EvidenceText, path: string): EvidenceText {
  return text.map((node) => {
    if (typeof node === "string" || "marks" in node) return node;
    const href = node.href?.startsWith("#") ? path + node.href : node.href;
    return { ...node, ...(href && { href }), children: withPage(node.children, path) };
  });
}

function toSource(reference: Reference): Source {
  const { id, number, title, pmid, doi, url } = reference;
  const { authors } = findStudy(id);
  const named = authors.slice(0, AUTHORS_NAMED).join(", ");
  return {
    id,
    number,
    title,
    pmid,
    doi,
    url,
    authors: authors.length > AUTHORS_NAMED ? `${named}, et al.` : `${named}.`,
    journal: journalLine(reference),
  };
}

/** As lists of medical literature have it. */
const AUTHORS_NAMED = 6;
