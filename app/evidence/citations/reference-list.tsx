import { Link } from "react-router";
import { pubmedPage } from "#app/evidence/ledger/pubmed-page.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { type Reference, referenceAnchor, studyPath } from "#app/evidence/text/reference.ts";
import { shortDesignName } from "#app/evidence/words/study-design.ts";
import { NewTabLink } from "#app/ui/link.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

/** A line for each reference, which opens to its journal, the study's page and its first marker. */
export function ReferenceList({ references }: { references: readonly Reference[] }) {
  const rest = references.slice(SHOWN);
  return (
    <>
      <List references={references.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <PhoneFold title={`All ${references.length} references`}>
          <List references={rest} />
        </PhoneFold>
      )}
    </>
  );
}

/** On a phone, before the line that opens to all. */
const SHOWN = 4;

function List({ references }: { references: readonly Reference[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list bullets Safari no longer calls it a list.
    <ol role="list" className="references">
      {references.map((reference) => (
        <Item key={reference.id} reference={reference} />
      ))}
    </ol>
  );
}

function Item({ reference }: { reference: Reference }) {
  const { id, number, title, journal, year, url, pmid, doi, design, citedAt } = reference;
  return (
    <li>
      <details>
        <summary>
          <b>{number}</b> <span>{nameStudy(reference)}</span>{" "}
          <small>{shortDesignName(design)}</small>
        </summary>
        {/* Inside the details, so that links to it open them. */}
        <div id={referenceAnchor(id)}>
          <p>
            {title}
            {/[.?!]$/.test(title) ? " " : ". "}
            <cite>
              {journal} {year}
            </cite>
          </p>
          <p className="reference-links">
            {pmid && <NewTabLink to={pubmedPage(pmid)}>Read on PubMed</NewTabLink>}
            {doi && <NewTabLink to={`https://doi.org/${doi}`}>DOI</NewTabLink>}
            {!pmid && !doi && <NewTabLink to={url}>Read the paper</NewTabLink>}
            <Link to={studyPath(id)} className="text-link">
              What it found
            </Link>
            {citedAt[0] && (
              <a className="text-link" href={`#${citedAt[0]}`}>
                Back to the text
              </a>
            )}
          </p>
        </div>
      </details>
    </li>
  );
}
