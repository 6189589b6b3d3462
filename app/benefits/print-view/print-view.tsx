import type { ReactNode } from "react";
import { href } from "react-router";
import {
  afterFigure,
  beforeGain,
  detailsInWords,
  dissentByName,
} from "#app/evidence/ledger/headline-in-words.ts";
import { pubmedPage } from "#app/evidence/ledger/pubmed-page.ts";
import { Citation } from "#app/evidence/text/citation.tsx";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { referenceAnchor } from "#app/evidence/text/reference.ts";
import { howMuchInWords } from "#app/evidence/words/both-lights.ts";
import { BothGrades } from "#app/figures/evidence-grade.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import * as site from "#app/site.config.ts";
import { DateText } from "#app/ui/date.tsx";
import { NewTabLink } from "#app/ui/link.tsx";
import type { PrintView, Source } from "./print-view.server.ts";

const { purpose, disclaimer } = ownPages["/benefits"].print;

/** One use on two sheets of paper: answer, dose, steps, safety, sources. Static. `url`: absolute, the page's own. */
export function PrintViewSheets({ form, url }: { form: PrintView; url: string }) {
  const { name, meta, use, notice, protocol, dose, steps, safety, askFirst, sources } = form;
  return (
    <article className="print-view">
      <header>
        <p>
          {site.name}: {url}
        </p>
        <h1>{`${name}: ${use.condition}`}</h1>
        <p>
          {purpose} Last review of the page: <DateText iso={meta.lastReviewed} />. {disclaimer}
        </p>
      </header>
      {notice && (
        <p className="print-view-notice">
          <strong>{notice.title}.</strong> <CitedText text={notice.text} />
        </p>
      )}
      <Part id="answer" title="Answer">
        <p>
          <strong>{use.assessment.verdict}</strong> {use.assessment.testedVerdict}
        </p>
        <Answer form={form} />
      </Part>
      <Part id="dose" title="Dose">
        <p>
          <CitedText text={protocol} />
        </p>
        {dose && <Facts facts={dose.map(({ label, value }) => [label, value])} />}
      </Part>
      {steps.length > 0 && (
        <Part id="steps" title="Step by step">
          <Points points={steps} ordered />
        </Part>
      )}
      <Part id="safety" title="Safety">
        <Points points={safety} />
        <p>
          <strong>Reasons to ask first:</strong> {askFirst.join("; ")}. Why, and what to ask, is at{" "}
          {new URL(href("/ask-first"), url).href}.
        </p>
      </Part>
      <Part id="sources" title="Sources of the answer and the dose">
        <ol className="print-view-sources">
          {sources.map((source) => (
            <SourceLine key={source.id} {...source} />
          ))}
        </ol>
      </Part>
    </article>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Answer({ form: { use, found, marks } }: { form: PrintView }) {
  const { assessment, answer } = use;
  const { headline, tried, dose, doseLabel } = answer;
  const details = [detailsInWords(headline), dissentByName(headline)].filter(Boolean).join(" ");
  return (
    <Facts
      facts={[
        [
          "Evidence",
          <>
            <BothGrades {...assessment} />
            {assessment.basis && `From ${assessment.basis}`}
            {assessment.reasons.map(({ why }, index) => (
              <span key={index}>
                {index === 0 ? ". " : " "}
                <CitedText text={why} />
              </span>
            ))}
          </>,
        ],
        [
          howMuchInWords(assessment.light),
          <>
            <strong>
              {beforeGain(headline)} {afterFigure(headline)}
            </strong>
            {details && `. ${details}`}
            <Citation marks={marks.headline} />
          </>,
        ],
        ["What was found", <CitedText key="found" text={found} />],
        [
          tried.label,
          <>
            {tried.settings}
            <Citation marks={marks.tried} />
          </>,
        ],
        [doseLabel, dose],
      ]}
    />
  );
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="figures">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Points({ points, ordered }: { points: readonly EvidenceText[]; ordered?: true }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List>
      {points.map((point, index) => (
        <li key={index}>
          <CitedText text={point} />
        </li>
      ))}
    </List>
  );
}

function SourceLine({ id, authors, title, journal, pmid, doi, url }: Source) {
  return (
    <li id={referenceAnchor(id)}>
      {authors} {title}
      {/[.?!]$/.test(title) ? " " : ". "}
      <cite>{journal}</cite>.{" "}
      {pmid && <NewTabLink to={pubmedPage(pmid)}>{`PMID ${pmid}`}</NewTabLink>}
      {pmid && doi && ", "}
      {doi && <NewTabLink to={`https://doi.org/${doi}`}>{`doi:${doi}`}</NewTabLink>}
      {!pmid && !doi && <NewTabLink to={url}>{url}</NewTabLink>}
    </li>
  );
}
