import type { ReactNode } from "react";
import { href } from "react-router";
import { CiteThis, type HowToCite } from "#app/evidence/citations/cite-this.server.tsx";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { lastChange } from "#app/evidence/ledger/changes.server.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { GradeExplained } from "#app/figures/grade-explained.tsx";
import { GradeStepsFigure } from "#app/figures/grade-steps-figure.tsx";
import { AlertForm } from "#app/forms/alerts/alert-form.tsx";
import { topicsAround } from "#app/forms/alerts/alert-topics.server.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { DateText } from "#app/ui/date.tsx";
import { NewTabLink, TextLink } from "#app/ui/link.tsx";
import { ClaimAnswer } from "./claim-answer.tsx";
import { AtHome, type UsingPage } from "./claim-at-home.tsx";
import { Differences, Guidelines } from "./claim-by-others.tsx";
import { ClaimEffectsFigure } from "./claim-effects-figure.tsx";
import { Funding } from "./claim-funding.tsx";
import { Harms } from "./claim-harms.tsx";
import { ClaimLightFigure } from "./claim-light-figure.tsx";
import { CLAIM_ROW } from "./claim-row.ts";
import { Sides } from "./claim-studies.tsx";
import type { ClaimView } from "./claim-view.ts";
import { texts } from "./evidence-texts.server.ts";

/** The verdict first, then its grounds, then advice. */
export function ClaimPage({
  claim,
  cited,
  usedOn,
}: {
  claim: ClaimView;
  cited: HowToCite;
  /** Pages of the site that rest on the claim. */
  usedOn: readonly UsingPage[];
}) {
  return (
    <article className="page-width pt-3 sm:pt-8">
      <Breadcrumb
        items={[
          { name: "Home", href: href("/") },
          { name: "Evidence", href: href("/evidence") },
          { name: claim.condition },
        ]}
      />
      <ClaimAnswer claim={claim} />
      <Part id="found" title="What was found">
        <p className="max-w-(--measure) text-[17px]">
          <CitedText text={claim.evidence} />
        </p>
        {claim.more && (
          <p className="mt-3 max-w-(--measure) text-[17px]">
            <CitedText text={claim.more} />
          </p>
        )}
        <MoreResults claim={claim} />
        <ClaimEffectsFigure chart={claim.chart} number={1} />
      </Part>
      {claim.funding.studies > 0 && (
        <Part id="studies" title="What each study found">
          <Sides claim={claim} />
        </Part>
      )}
      <Part id="light" title="Light and dose used">
        <ClaimLightFigure light={claim.light} number={2} />
      </Part>
      <Part id="side-effects" title="Side effects">
        <Harms claim={claim} />
      </Part>
      <Part id="grade" title="How we rated the evidence">
        <GradeStepsFigure assessment={claim.assessment} />
        <GradeExplained />
      </Part>
      <Part id="change" title="What would change our mind">
        <ul className="max-w-(--measure) list-disc space-y-2 pl-5">
          {claim.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </Part>
      <Part id="guidelines" title="What guidelines say">
        <Guidelines claim={claim} />
      </Part>
      {claim.differences.length > 0 && (
        <Part id="worth" title="How much change matters?">
          <Differences claim={claim} />
        </Part>
      )}
      <Part id="home" title="What you can do">
        <AtHome claim={claim} usedOn={usedOn} />
      </Part>
      {claim.funding.studies > 0 && (
        <Part id="funding" title="Who paid">
          <Funding claim={claim} />
        </Part>
      )}
      <Part id="searched" title="Last searched">
        <LastSearched search={claim.search} />
      </Part>
      <Part id="history" title="History">
        <History claim={claim} />
      </Part>
      <Part id="alerts" title="Get updates">
        <AlertForm topics={topicsAround(`claims/${claim.id}`)} source="claim" />
      </Part>
      <Part id="cite" title="Cite this page">
        <CiteThis {...cited} />
      </Part>
      <Part id="references" title="Sources">
        <ReferenceList references={claim.references} />
      </Part>
    </article>
  );
}

/** On wide screens the heading is beside the section. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-(--section) border-rule border-t pt-5 gap-x-12 lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="mb-4 text-balance text-[26px] leading-[1.1]">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function MoreResults({ claim: { id, results } }: { claim: ClaimView }) {
  if (results.shown === results.of) return null;
  return (
    <p className="mt-3 max-w-(--measure) text-ink-soft">
      {fillIn(texts.use.fewer, { shown: results.shown, of: formatNumber(results.of) })}{" "}
      <TextLink to={`${href("/studies")}?condition=${id}`}>
        Every study of it, to filter and sort
      </TextLink>
    </p>
  );
}

function LastSearched({ search: { words, days, href } }: Pick<ClaimView, "search">) {
  return (
    <p className="max-w-(--measure)">
      {days ? (
        <>
          We last looked on PubMed on <DateText iso={days.on} />, for trials and reviews added there
          since <DateText iso={days.since} />. We searched
        </>
      ) : (
        "We have no record of a search on PubMed for newer studies yet. We will search"
      )}{" "}
      for light or lasers together with any of these words: {words}.{" "}
      <NewTabLink to={href}>See this search on PubMed</NewTabLink>
    </p>
  );
}

function History({ claim: { id, history } }: { claim: ClaimView }) {
  return (
    <>
      <ol className="border-ink border-t">
        {history.map(({ on, what }) => (
          <li key={on + what} className={CLAIM_ROW}>
            <span className="text-ink-soft">
              <DateText iso={on} />
            </span>
            <span className="max-w-(--measure)">{what}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <LastChanged change={lastChange({ about: id })} />
      </p>
    </>
  );
}
