import { href } from "react-router";
import type { ApplicationView, BenefitPage } from "#app/benefits/benefit-page.ts";
import { Section } from "#app/benefits/section.tsx";
import { claimPath } from "#app/evidence/ledger/claim-address.ts";
import {
  detailsInShort,
  dissentInWords,
  figureInWords,
  gainInWords,
} from "#app/evidence/ledger/headline-in-words.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import { EffectMark } from "#app/figures/effects-figure.tsx";
import { EvidenceGrade, TestedGrade } from "#app/figures/evidence-grade.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { TextLink } from "#app/ui/link.tsx";
import { Chevron } from "#app/ui/phone-fold.tsx";
import { ClinicalEvidence } from "./clinical-evidence.tsx";
import { HowMuch } from "./how-much.tsx";

const { findings, findingsDrawn } = ownPages["/benefits"];

/** A row for each use: how sure, how much; it opens to the findings. */
export function Uses({
  applications,
  clinicalEvidence,
  effects,
}: Pick<BenefitPage, "applications" | "clinicalEvidence" | "effects">) {
  return (
    <Section id="uses" title="What it’s been tested for">
      {clinicalEvidence && <ClinicalEvidence {...clinicalEvidence} />}
      <p className="mb-3 max-w-(--measure) text-base text-ink-soft leading-[1.45] sm:mb-4 sm:text-[18px] sm:leading-[1.5]">
        {findings}
        {applications.some(({ mark }) => mark) && ` ${findingsDrawn}`}
      </p>
      <div className="border-ink border-t">
        {applications.map((use) => (
          <UseRow key={use.id} use={use} />
        ))}
      </div>
      <p className="mt-4 text-ink-soft text-small">
        <TextLink to={`${href("/evidence")}#how-we-grade`} className="inline-block py-0.5">
          How we rate the evidence
        </TextLink>
      </p>
      <HowMuch {...effects} />
    </Section>
  );
}

function UseRow({ use }: { use: ApplicationView }) {
  const { id, condition, assessment, answer, mark, evidence, protocol, mechanism } = use;
  const { headline } = answer;
  const { gain } = headline;
  // The words below give the other group's figure its place.
  const figure = gain ? { ...headline, other: null, shares: null } : headline;
  const dissent = dissentInWords(headline);
  return (
    <article className="border-rule border-b">
      <details className="use-row">
        <summary>
          <h3 className="font-sans font-semibold text-[17px] leading-[1.3] tracking-normal sm:text-[18px]">
            {condition}
          </h3>
          <p className="text-small">
            <span className="sr-only">Evidence: </span>
            {assessment.grade ? <EvidenceGrade grade={assessment.grade} /> : "not rated"}
            <span className="block text-ink-soft">
              <TestedGrade {...assessment} />
            </span>
          </p>
          <p className="figures">
            <strong>{figureInWords(figure)}</strong>
            {!figure.standardised && (
              <span className="block text-ink-soft">{detailsInShort(figure)}</span>
            )}
            {mark && <EffectMark strip={mark} />}
          </p>
          {(gain || dissent) && (
            <p className="beneath">
              {gain && <span className="block">{gainInWords(headline)}</span>}
              {dissent}
            </p>
          )}
          <Chevron />
        </summary>
        {/* The anchor is inside: a link to it opens the row. */}
        <div
          id={id}
          tabIndex={-1}
          className="-mx-(--gutter) scroll-mt-20 bg-sunk max-md:scroll-mt-60 px-(--gutter) pt-4 pb-6 outline-none sm:mx-0"
        >
          <p className="max-w-(--measure) font-semibold">
            <CitedText text={[assessment.verdict]} />{" "}
            {assessment.testedVerdict && <CitedText text={[assessment.testedVerdict]} />}
          </p>
          <p className="mt-2 max-w-(--measure)">
            <CitedText text={evidence} />
          </p>
          <dl className="mt-3 gap-x-10 md:grid md:grid-cols-2">
            <Part label="Protocol" text={protocol} />
            <Part label="How it might work" text={mechanism} />
          </dl>
          <p className="border-rule border-t pt-3">
            <TextLink to={claimPath(id)} className="inline-block py-0.5">
              All results
            </TextLink>
          </p>
        </div>
      </details>
    </article>
  );
}

function Part({ label, text }: { label: string; text: EvidenceText }) {
  return (
    <div className="border-rule border-t py-3">
      <dt className={LABEL}>{label}</dt>
      <dd className="mt-0.5 max-w-(--measure)">
        <CitedText text={text} />
      </dd>
    </div>
  );
}

const LABEL = "font-semibold text-ink-soft text-small";
