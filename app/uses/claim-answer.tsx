import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  afterFigure,
  beforeGain,
  detailsInWords,
  dissentInWords,
} from "#app/evidence/ledger/headline-in-words.ts";
import { referenceAnchor } from "#app/evidence/text/reference.ts";
import { howMuchInWords } from "#app/evidence/words/both-lights.ts";
import { gradesInWords } from "#app/evidence/words/grades-in-words.ts";
import { BothGrades } from "#app/figures/evidence-grade.tsx";
import { DateText } from "#app/ui/date.tsx";
import type { ClaimView } from "./claim-view.ts";

export function ClaimAnswer({ claim }: { claim: ClaimView }) {
  const { question, benefit, assessment, answer, lightByColor, reviewed } = claim;
  const { headline, source } = answer;
  const details = detailsInWords(headline);
  const shown = [headline.standardised ? null : details, dissentInWords(headline)];
  return (
    <>
      <p className={`mt-6 flex items-center gap-2 text-[15px] hue-${benefit.colour}`}>
        <svg aria-hidden="true" width="10" height="10">
          <circle cx="5" cy="5" r="5" fill="currentColor" />
        </svg>
        <Link
          to={benefit.path}
          className="py-1 text-ink-soft underline decoration-rule-strong underline-offset-4 hover:text-ink"
        >
          {benefit.name}
        </Link>
      </p>
      <h1 className="mt-1 text-balance text-h1">{question}</h1>
      <p className="mt-4 max-w-[32em] text-lead">{assessment.verdict}</p>
      {assessment.testedVerdict && (
        <p className="mt-2 max-w-[36em] text-[18px] text-ink-soft leading-snug">
          {assessment.testedVerdict}
        </p>
      )}
      <dl className="mt-7 border-ink border-t-2 lg:grid lg:grid-cols-4 lg:border-b lg:border-b-rule">
        <Fact label="Evidence">
          <BothGrades {...assessment} />
          <span className="mt-1 block text-ink-soft text-small">
            {gradesInWords([assessment.grade, assessment.tested])}
          </span>
          <a
            href="#grade"
            className="inline-block py-0.5 text-small underline decoration-rule-strong underline-offset-4"
          >
            Why?
          </a>
        </Fact>
        <Fact label={howMuchInWords(assessment.light)}>
          <span className="figures">
            <strong className="mr-1 font-[480] font-display text-[30px] leading-none tracking-[-0.018em]">
              {beforeGain(headline)}
            </strong>{" "}
            {afterFigure(headline)}
          </span>
          <span className="figures mt-1 block text-ink-soft text-small">
            {shown.filter(Boolean).join(" ")}
            {source && (
              <>
                {" "}
                <a
                  href={`#${referenceAnchor(source.id)}`}
                  className="whitespace-nowrap underline decoration-rule-strong underline-offset-4"
                >
                  Source<span className="sr-only">: {source.name}</span>
                </a>
              </>
            )}
          </span>
          {headline.standardised && <InNumbers title="The size as a number" numbers={details} />}
        </Fact>
        <Fact label="Light tested">
          {lightByColor.words}
          {lightByColor.wavelengths && (
            <InNumbers title="Wavelengths in nanometers (nm)" numbers={lightByColor.wavelengths} />
          )}
        </Fact>
        <Fact label="Last checked">
          <DateText iso={reviewed} />
        </Fact>
      </dl>
    </>
  );
}

function InNumbers({ title, numbers }: { title: string; numbers: string }) {
  return (
    <details className="mt-1 text-ink-soft text-small">
      <summary className="py-1">{title}</summary>
      <p className="figures">{numbers}</p>
    </details>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[min(7.5rem,40%)_minmax(0,1fr)] items-baseline gap-x-3 border-rule border-b py-2 lg:block lg:border-0 lg:pt-4 lg:pr-7 lg:pb-7">
      <dt className="text-[15px] text-ink-soft">{label}</dt>
      <dd className="lg:mt-1">{children}</dd>
    </div>
  );
}
