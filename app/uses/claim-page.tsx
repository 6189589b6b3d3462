import type { ReactNode } from "react";
import { href } from "react-router";
import { CiteThis, type HowToCite } from "#app/evidence/citations/cite-this.server.tsx";
import { ReferenceList } from "#app/evidence/citations/reference-list.tsx";
import { lastChange } from "#app/evidence/ledger/changes.server.ts";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { studyPath } from "#app/evidence/text/reference.ts";
import { LastChanged } from "#app/evidence/words/last-change.tsx";
import { GradeExplained } from "#app/figures/grade-explained.tsx";
import { GradeStepsFigure } from "#app/figures/grade-steps-figure.tsx";
import { AlertForm } from "#app/forms/alerts/alert-form.tsx";
import { topicsAround } from "#app/forms/alerts/alert-topics.server.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DateText } from "#app/ui/date.tsx";
import { NewTabLink, TextLink } from "#app/ui/link.tsx";
import { ClaimAnswer } from "./claim-answer.tsx";
import { Differences, Guidelines } from "./claim-by-others.tsx";
import { ClaimEffectsFigure } from "./claim-effects-figure.tsx";
import { ClaimLightFigure } from "./claim-light-figure.tsx";
import { Sides, StudyLink } from "./claim-studies.tsx";
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
      <Part id="grade" title="Why this grade">
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
        <ol className="border-ink border-t">
          {claim.history.map(({ on, what }) => (
            <li key={on + what} className={ROW}>
              <span className="text-ink-soft">
                <DateText iso={on} />
              </span>
              <span className="max-w-(--measure)">{what}</span>
            </li>
          ))}
        </ol>
        <p className="mt-4">
          <LastChanged change={lastChange({ about: claim.id })} />
        </p>
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

function Harms({ claim: { harms } }: { claim: ClaimView }) {
  return (
    <>
      <p className="max-w-(--measure)">{harms.sentence}</p>
      {harms.told.length > 0 && (
        <ul className="mt-3 border-ink border-t">
          {harms.told.map(({ study, what }) => (
            <li key={study.id} className={ROW}>
              <TextLink to={studyPath(study.id)} className="inline-block py-0.5">
                {study.name}
              </TextLink>
              <span className="figures max-w-(--measure)">{what}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <TextLink to={`${href("/evidence")}#side-effects`} className="inline-block py-0.5">
          Side effects in all our studies
        </TextLink>
        , and <TextLink to={href("/ask-first")}>who should ask first</TextLink>
      </p>
    </>
  );
}

type UsingPage = { readonly title: string; readonly path: string };

function AtHome({
  claim: { id, answer, benefit },
  usedOn,
}: {
  claim: ClaimView;
  usedOn: readonly UsingPage[];
}) {
  const { dose, doseLabel, isForHome, isProtocol, tried } = answer;
  return (
    <>
      <dl className="border-ink border-t">
        <div className={ROW}>
          <dt className="text-ink-soft">{doseLabel}</dt>
          <dd className="figures">{dose}</dd>
        </div>
        <div className={ROW}>
          <dt className="text-ink-soft">{tried.label}</dt>
          <dd className="figures">
            {tried.settings} {tried.study && <StudyLink study={tried.study} />}
          </dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-wrap gap-2.5">
        {isForHome && (
          <ButtonLink
            to={`${href("/dose")}?use=${id}`}
            variant={isProtocol ? "primary" : "secondary"}
          >
            Work out your dose
          </ButtonLink>
        )}
        {isProtocol && (
          <ButtonLink to={`${href("/plan")}?use=${id}`} variant="secondary">
            Plan it
          </ButtonLink>
        )}
        <ButtonLink to={href("/ask-first")} variant="secondary">
          Is it safe for me?
        </ButtonLink>
      </div>
      <h3 className="mt-8 font-sans font-semibold text-[17px] tracking-normal">Pages about it</h3>
      <ul className="mt-1 gap-x-8 sm:columns-2">
        {[...shownOn(id, benefit), ...elsewhere(usedOn, benefit)].map(({ path, title }) => (
          <li key={path}>
            <TextLink to={path} className="inline-block py-1">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const ROW = "grid gap-x-8 border-rule border-b py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]";

function shownOn(id: string, { name, path }: ClaimView["benefit"]): UsingPage[] {
  const [page] = path.split("#");
  return [
    { path, title: `${name}, among its uses` },
    { path: `${page}/print?use=${id}`, title: "A summary to print for your doctor" },
    { path: `${href("/evidence")}?use=${id}`, title: "The evidence map" },
  ];
}

function elsewhere(pages: readonly UsingPage[], benefit: ClaimView["benefit"]): UsingPage[] {
  return pages.filter(({ path }) => path !== benefit.path.split("#")[0]);
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

/** Of so many studies. */
export function fundingInWords(seen: number, studies: number): string {
  const { unknown, one, all, some } = texts.use.funding;
  if (seen === 0) return unknown;
  if (seen === studies) return studies === 1 ? one : all;
  return fillIn(some, { seen: formatNumber(seen), studies: formatNumber(studies) });
}

function Funding({ claim: { funding } }: { claim: ClaimView }) {
  const { seen, studies, shown } = funding;
  return (
    <>
      <p className="max-w-(--measure)">{fundingInWords(seen, studies)}</p>
      {shown.length > 0 && (
        <ul className="mt-3 border-ink border-t">
          {shown.map(({ study, funding, conflicts }) => (
            <li
              key={study.id}
              className="grid gap-x-8 border-rule border-b py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <p>
                <StudyLink study={study} />
              </p>
              <p>
                {funding && <span className="block">Paid by: {funding}</span>}
                {conflicts && <span className="block">Ties: {conflicts}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
