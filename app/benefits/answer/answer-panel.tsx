import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ResultsInstead, UseInShort } from "#app/benefits/benefit-page.ts";
import { grading } from "#app/evidence/ledger/grading.server.ts";
import {
  afterFigure,
  beforeGain,
  detailsInWords,
  dissentInWords,
  figureInWords,
} from "#app/evidence/ledger/headline-in-words.ts";
import { type NamedSource, referenceAnchor } from "#app/evidence/text/reference.ts";
import {
  atHomeInWords,
  bothInWords,
  howMuchInWords,
  testedInWords,
} from "#app/evidence/words/both-lights.ts";
import { gradesInWords } from "#app/evidence/words/grades-in-words.ts";
import { unitsInWords } from "#app/evidence/words/units-in-words.ts";
import { EffectAxis } from "#app/figures/effects-figure.tsx";
import { EvidenceGrade, TestedGrade } from "#app/figures/evidence-grade.tsx";
import { figureLegends } from "#app/figures/figures.server.ts";
import { OutcomeMarks } from "#app/figures/outcome-marks.tsx";
import { lowerFirst } from "#app/text/lower-first.ts";
import { Unbroken } from "#app/text/unbroken.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PrintViewLink } from "./print-view-link.tsx";

/** The answer for the chosen use. Static. */
export function AnswerPanel({
  slug,
  id,
  condition,
  assessment,
  answer,
  strip,
  others,
  instead,
  action,
  otherLight,
}: UseInShort) {
  const { headline, source, tried, dose, doseLabel, isForHome, mayHelp } = answer;
  const dissent = dissentInWords(headline);
  const differs = assessment.light.steps > 0;
  const isSame = assessment.grade === assessment.tested;
  const details = detailsInWords(headline);
  const units = unitsInWords([otherLight ?? "", tried.settings, dose]);
  const plan = (
    <>
      <span className="text-ink-soft text-small">{doseLabel}:</span>{" "}
      <span className="figures text-[15px] sm:text-base">
        <Unbroken text={dose} />
      </span>
    </>
  );
  const safety = (variant: "primary" | "secondary") => (
    <ButtonLink to={href("/ask-first")} variant={variant} className={ACT}>
      Is it safe for me?
    </ButtonLink>
  );
  const drawing = strip && (
    <div className="mb-1 max-lg:ml-20 lg:mt-4">
      <EffectAxis strip={strip} others={others} />
    </div>
  );
  return (
    <section
      id="answer"
      aria-labelledby="answer-name"
      className="border-ink border-t-2 pb-1 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)_20.25rem] lg:border-b lg:border-b-rule lg:pb-0"
    >
      <div className="pt-2 pb-2.5 lg:col-span-3 lg:border-rule lg:border-b lg:pt-4 lg:pb-5">
        <h2 id="answer-name" className="font-sans font-semibold text-[16px] tracking-normal">
          {condition}
        </h2>
        <p className="mt-0.5 max-w-[30em] font-display text-[21px] leading-[1.2] sm:text-[24px] lg:text-[28px]">
          {assessment.verdict}
        </p>
        {assessment.testedVerdict && (
          <p className="mt-1.5 max-w-[40em] text-ink-soft leading-[1.3]">
            {assessment.testedVerdict}
          </p>
        )}
      </div>
      <div className="lg:pt-4 lg:pr-7 lg:pb-7">
        <Fact label="Evidence">
          <span className="flex flex-wrap items-baseline gap-x-1.5 lg:block">
            {assessment.grade ? <EvidenceGrade grade={assessment.grade} /> : grading.noGrade}
            {assessment.grade && differs && (
              <span className="text-ink-soft text-small lg:block">
                {lowerFirst(
                  isSame ? bothInWords(assessment.light) : atHomeInWords(assessment.light),
                )}
              </span>
            )}
            {assessment.tested && !isSame && (
              <span className="w-full text-ink-soft text-small lg:mt-2 lg:block">
                <EvidenceGrade grade={assessment.tested} />{" "}
                {lowerFirst(testedInWords(assessment.light))}
              </span>
            )}
            <span className="text-ink-soft text-small lg:mt-2 lg:block">
              {gradesInWords([assessment.grade, assessment.tested])}
            </span>
            <a
              href={`#${id}`}
              className={`${QUIET} inline-block py-1 text-[15px] max-lg:ml-auto lg:mt-2 lg:block lg:w-fit`}
            >
              Why?
            </a>
          </span>
        </Fact>
        {otherLight && <Fact label="Which light">{otherLight}</Fact>}
      </div>
      <div className="lg:border-rule lg:border-l lg:px-7 lg:pt-4 lg:pb-7">
        <Fact label={howMuchInWords(assessment.light)}>
          <span className="figures">
            <strong className="mr-1 font-[480] font-display text-[20px] leading-none tracking-[-0.018em] sm:text-[24px] lg:text-[28px]">
              {beforeGain(headline)}
            </strong>{" "}
            <span className="text-[15px] sm:text-base lg:text-[18px] lg:leading-snug">
              {afterFigure(headline)}
            </span>
          </span>{" "}
          {source && <SourceLink source={source} />}{" "}
          {!headline.standardised && (
            <span className="figures mt-0.5 block text-ink-soft text-small lg:mt-1">{details}</span>
          )}
          {dissent && (
            <span className="mt-0.5 block text-ink-soft text-small lg:mt-1">{dissent}</span>
          )}
        </Fact>
        {headline.standardised ? (
          <details className="max-lg:ml-20">
            <summary className="py-1 text-ink-soft text-small">The size as a number</summary>
            <p className="figures text-ink-soft text-small">{details}</p>
            {drawing}
          </details>
        ) : (
          drawing
        )}
        {instead && <ResultsByStudy {...instead} />}
      </div>
      <div className="lg:border-rule lg:border-l lg:pt-4 lg:pb-7 lg:pl-7">
        <Fact label={tried.label}>
          {tried.settings} {tried.study && <SourceLink source={tried.study} />}
        </Fact>
        {isForHome && !mayHelp ? (
          <>
            <div className="mt-1.5 flex lg:mt-4">{safety("primary")}</div>
            <p className="mt-1.5 leading-[1.3] lg:mt-4 lg:leading-snug">
              {plan}{" "}
              <Link to={action.href} className={`${QUIET} inline-block py-1 text-[15px]`}>
                {action.text}
              </Link>
            </p>
          </>
        ) : (
          <>
            <p className="border-rule border-t py-1 leading-[1.3] lg:mt-3 lg:border-0 lg:py-0 lg:leading-snug">
              {plan}
            </p>
            <div className="mt-1.5 flex gap-2.5 *:flex-auto lg:mt-4 lg:flex-wrap">
              <ButtonLink to={isForHome ? action.href : `#${id}`} className={ACT}>
                {isForHome ? action.text : "View Findings"}
              </ButtonLink>
              {safety("secondary")}
            </div>
          </>
        )}
        {!isForHome && (
          <p className="mt-1 text-ink-soft text-small">
            <Link to={action.href} className={`${QUIET} inline-block py-1`}>
              {action.text}
            </Link>{" "}
            for other uses
          </p>
        )}
        {units && <p className="mt-1.5 text-ink-soft text-small">{units}</p>}
        <PrintViewLink slug={slug} use={id} className="mt-1 max-lg:hidden" />
      </div>
    </section>
  );
}

/** In a wide panel, where a drawing would be. */
function ResultsByStudy({ studies }: ResultsInstead) {
  return (
    <div className="mt-4 max-lg:hidden">
      <p className="text-ink-soft text-small">{figureLegends.noEffect}</p>
      <ul className="mt-1.5 border-rule border-t">
        {studies.map(({ source, people, ...results }) => (
          <li
            key={source.id}
            className="figures results-row border-rule border-b py-0.5 text-small"
          >
            <ReferenceLink source={source}>{source.name}</ReferenceLink>{" "}
            <span className="text-ink-soft">{people}</span>{" "}
            <span>
              <OutcomeMarks {...results} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Side by side on phones, stacked in a wide panel's columns. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.75rem_minmax(0,1fr)] items-baseline gap-x-1 border-rule border-t py-0.5 leading-[1.3] lg:mt-3 lg:leading-snug lg:block lg:border-0 lg:py-0 lg:first:mt-0">
      <p className="text-ink-soft text-small">{label}</p>
      <div className="text-[15px] sm:text-base">{children}</div>
    </div>
  );
}

/** Without a name to stumble over in an answer. */
function SourceLink({ source }: { source: NamedSource }) {
  return (
    <ReferenceLink source={source}>
      Source<span className="sr-only">: {source.name}</span>
    </ReferenceLink>
  );
}

/** Opens the study's reference. For a finger it is taller than its line. */
function ReferenceLink({ source, children }: { source: NamedSource; children: ReactNode }) {
  return (
    <a
      href={`#${referenceAnchor(source.id)}`}
      className={`${QUIET} whitespace-nowrap py-1 text-ink-soft text-small`}
    >
      {children}
    </a>
  );
}

const ACT = "px-2! max-sm:text-[15px]!";

const QUIET =
  "underline decoration-rule-strong decoration-1 underline-offset-[0.2em] hover:decoration-current";

/** A short form that stays beside the text on wide screens. */
export function AnswerCard({ id, short, assessment, answer }: UseInShort) {
  const { interval, shares, standardised } = answer.headline;
  const hasPlan = answer.isForHome && answer.mayHelp;
  const dissent = dissentInWords(answer.headline);
  return (
    <aside
      aria-label={`The answer in short: ${short}`}
      className="mt-8 hidden border-ink border-t-2 pt-3 text-[15px] min-[1100px]:[@media(height>=760px)]:block print:hidden"
    >
      <p className="flex items-baseline justify-between gap-3">
        <a href={`#${id}`} className="inline-block py-0.5 font-semibold hover:underline">
          {short}
        </a>
        <a href="#answer" className={`${QUIET} inline-block py-1 text-ink-soft text-small`}>
          Change
        </a>
      </p>
      <p className="mt-1.5 text-small">
        {assessment.grade ? <EvidenceGrade grade={assessment.grade} /> : "Not rated"}
        <span className="block text-ink-soft">
          <TestedGrade {...assessment} />
        </span>
      </p>
      <p className="figures mt-1.5 leading-tight">
        <span className="block text-ink-soft text-small">{howMuchInWords(assessment.light)}</span>
        <strong className="font-[480] font-display text-[20px]">
          {figureInWords(answer.headline)}
        </strong>{" "}
        {shares}
        {interval && !standardised && (
          <span className="whitespace-nowrap text-ink-soft text-small"> ({interval})</span>
        )}
      </p>
      {dissent && <p className="mt-1 text-ink-soft text-small">{dissent}</p>}
      <ButtonLink
        to={hasPlan ? "#protocol" : `#${id}`}
        variant="secondary"
        size="sm"
        className="mt-3 w-full"
      >
        {hasPlan ? "Dose" : "Findings"}
      </ButtonLink>
    </aside>
  );
}
