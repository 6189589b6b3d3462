import { CiteThis } from "#app/evidence/cite-this.server.tsx";
import { LastChanged } from "#app/evidence/last-change.tsx";
import { NewTabLink } from "#app/evidence/new-tab-link.tsx";
import { referenceAnchor } from "#app/evidence/reference.ts";
import { StudyFacts } from "#app/evidence/study-facts.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Cited, CitingPage, StudyPage } from "./study-page.ts";

/** A study: what it found first, then how, where it was printed, and which pages of the site cite it. */
export function StudyView({
  study,
  citedOn,
  cited,
}: {
  study: StudyPage;
  cited: Cited;
  citedOn: readonly CitingPage[];
}) {
  const { id, name, title, design, finding, facts, lastChange } = study;
  return (
    <article className="page-width pt-3 sm:pt-8">
      <Breadcrumb items={[{ name: "Home", href: "/" }, { name }]} />
      <p className="mt-7 text-ink-soft">{design}</p>
      <h1 className="mt-1 max-w-[26em] text-balance text-h2">{title}</h1>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="finding">
          <h2 id="finding" className="text-h3">
            What it found
          </h2>
          <p className="mt-3 text-lead">{finding}</p>
          <p className="mt-3 text-ink-soft text-small">
            Our own summary of the abstract, and no more than it prints.{" "}
            <LastChanged change={lastChange} />
          </p>
        </section>
        <section aria-labelledby="facts">
          <h2 id="facts" className="text-h3">
            How it was done
          </h2>
          <StudyFacts facts={facts} />
        </section>
        <Paper study={study} />
        <section aria-labelledby="cite">
          <h2 id="cite" className="text-h3">
            Cite this paper
          </h2>
          <CiteThis {...cited} />
        </section>
        <section aria-labelledby="cited">
          <h2 id="cited" className="text-h3">
            Where we cite it
          </h2>
          {citedOn.length === 0 && (
            <p className="mt-3 text-ink-soft">No page of the site cites it at present.</p>
          )}
          <ul className="mt-2">
            {citedOn.map(({ title, path }) => (
              <li key={path}>
                <TextLink to={`${path}#${referenceAnchor(id)}`} className="inline-block py-1.5">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  );
}

function Paper({ study: { authors, title, printedIn, pmid, doi, url } }: { study: StudyPage }) {
  return (
    <section aria-labelledby="paper">
      <h2 id="paper" className="text-h3">
        The paper
      </h2>
      <p className="mt-3">
        {authors.join(", ")}. {title}
        {/[.?!]$/.test(title) ? " " : ". "}
        <cite className="text-ink-soft">{printedIn}</cite>
      </p>
      <p className="reference-links">
        {pmid && (
          <NewTabLink to={`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`}>Read on PubMed</NewTabLink>
        )}
        {doi && <NewTabLink to={`https://doi.org/${doi}`}>DOI</NewTabLink>}
        {!pmid && !doi && <NewTabLink to={url}>Read the paper</NewTabLink>}
      </p>
    </section>
  );
}
