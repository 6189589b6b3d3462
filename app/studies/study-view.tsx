import type { ReactNode } from "react";
import { href } from "react-router";
import { CiteThis, type HowToCite } from "#app/evidence/citations/cite-this.server.tsx";
import type { CitingPage } from "#app/evidence/citations/citing-pages.ts";
import { StudyFacts } from "#app/evidence/citations/study-facts.tsx";
import type { Change } from "#app/evidence/ledger/changes.server.ts";
import type { DoseCheck } from "#app/evidence/ledger/dose-check.ts";
import { pubmedPage } from "#app/evidence/ledger/pubmed-page.ts";
import { formatAmount } from "#app/evidence/ledger/treatment.ts";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { typeset } from "#app/text/typeset.ts";
import { Unbroken } from "#app/text/unbroken.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { DateText } from "#app/ui/date.tsx";
import { NewTabLink, TextLink } from "#app/ui/link.tsx";
import { STUDIES_PATH } from "./study-address.ts";
import type { StudyOutcome, StudyPage } from "./study-page.ts";

const words = ownPages["/studies"].study;

/** The findings first, then the methods, the journal, and the sentences that cite it. */
export function StudyView({
  study,
  citedOn,
  cited,
}: {
  study: StudyPage;
  cited: HowToCite;
  citedOn: readonly CitingPage[];
}) {
  const { name, title, design, finding, facts, outcomes, lacking, doses, corrections } = study;
  return (
    <article className="page-width pt-3 sm:pt-8">
      <Breadcrumb
        items={[
          { name: "Home", href: href("/") },
          { name: "Studies", href: STUDIES_PATH },
          { name },
        ]}
      />
      <p className="mt-7 text-ink-soft">{design}</p>
      <h1 className="mt-1 max-w-[26em] text-balance text-h2">{title}</h1>
      {study.isRetracted && <p className="mt-3 font-semibold">{words.retracted}</p>}
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block print:space-y-10">
        <div className="space-y-10">
          <Part id="finding" title="What it found">
            <p className="mt-3 text-lead">
              <Unbroken text={finding} />
            </p>
            <p className="mt-3 text-ink-soft text-small">
              {words.source} <LastChanged change={study.lastChange} />
            </p>
          </Part>
          {outcomes.length > 0 && (
            <Part id="outcomes" title="Each outcome">
              <Outcomes outcomes={outcomes} />
            </Part>
          )}
          {doses.length > 0 && (
            <Part id="dose" title="Does the dose add up?">
              {doses.map((check) => (
                <DoseSum key={JSON.stringify(check)} {...check} />
              ))}
            </Part>
          )}
          {corrections.length > 0 && (
            <Part id="corrections" title="Corrections">
              <Corrections corrections={corrections} />
            </Part>
          )}
          <Part id="cited" title="Where we cite it">
            <CitedOn pages={citedOn} />
          </Part>
        </div>
        <div className="space-y-10">
          <Part id="facts" title="How it was done">
            <StudyFacts facts={facts} />
          </Part>
          {lacking && (
            <Part id="repeat" title="Could you repeat it?">
              <p className="mt-3">
                {lacking.length > 0
                  ? fillIn(words.lacking, { what: inList(lacking) })
                  : words.repeatable}
              </p>
            </Part>
          )}
          <Paper study={study} />
          <Part id="cite" title="Cite this paper">
            <CiteThis {...cited} />
          </Part>
        </div>
      </div>
    </article>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Outcomes({ outcomes }: { outcomes: readonly StudyOutcome[] }) {
  return (
    <ul className="mt-3 border-rule border-t">
      {outcomes.map(({ measure, found, isMain }) => (
        <li key={`${measure} ${found}`} className="figures border-rule border-b py-2.5">
          <strong>{capitalise(measure)}</strong>
          {isMain && <span className="text-ink-soft text-small"> (main outcome)</span>}
          <br />
          {capitalise(found)}
        </li>
      ))}
    </ul>
  );
}

function DoseSum({ irradiance, minutes, printed, computed, addsUp }: DoseCheck) {
  return (
    <p className="figures mt-3">
      {formatAmount(irradiance, "mW/cm²")} for {formatAmount(minutes, "minutes")} makes{" "}
      {formatAmount(computed, "J/cm²")}. The summary says {formatAmount(printed, "J/cm²")}.{" "}
      <strong>{addsUp ? "It adds up." : "It doesn’t add up."}</strong>
      {!addsUp && ` ${words.misprint}`}
    </p>
  );
}

function Corrections({ corrections }: { corrections: readonly Change[] }) {
  return (
    <ul className="mt-3 space-y-4">
      {corrections.map(({ id, on, was, why }) => (
        <li key={id}>
          <DateText iso={on} />
          {why && `: ${typeset(why)}`}
          {was && <p className="mt-1 text-ink-soft">We wrote: {typeset(was)}</p>}
        </li>
      ))}
    </ul>
  );
}

function CitedOn({ pages }: { pages: readonly CitingPage[] }) {
  if (pages.length === 0) {
    return <p className="mt-3 text-ink-soft">{words.notCited}</p>;
  }
  return (
    <ul className="mt-2">
      {pages.map(({ title, href, sentences }) => (
        <li key={href} className="py-2">
          <TextLink to={href} className="inline-block py-1 font-medium">
            {title}
          </TextLink>
          {sentences.length > 0 && (
            <ul className="mt-1 max-w-(--wide-measure) space-y-2 border-rule border-l pl-4 text-[16px]">
              {sentences.map((sentence) => (
                <li key={sentence.href}>
                  {sentence.text}{" "}
                  <TextLink
                    to={sentence.href}
                    className="whitespace-nowrap"
                    aria-label={`Read it in place, on the page “${title}”`}
                  >
                    Read it in place
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Paper({ study: { authors, title, printedIn, pmid, doi, url } }: { study: StudyPage }) {
  return (
    <Part id="paper" title="The paper">
      <p className="mt-3">
        {authors.join(", ")}. {title}
        {/[.?!]$/.test(title) ? " " : ". "}
        <cite className="text-ink-soft">{printedIn}</cite>
      </p>
      <p className="reference-links">
        {pmid && <NewTabLink to={pubmedPage(pmid)}>Read on PubMed</NewTabLink>}
        {doi && <NewTabLink to={`https://doi.org/${doi}`}>DOI</NewTabLink>}
        {!pmid && !doi && <NewTabLink to={url}>Read the paper</NewTabLink>}
      </p>
    </Part>
  );
}

function inList(parts: readonly string[]): string {
  return new Intl.ListFormat("en").format(parts);
}
