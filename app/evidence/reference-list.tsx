import { Link } from "react-router";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { nameStudy } from "./ledger/study-name.ts";
import { NewTabLink } from "./new-tab-link.tsx";
import { journalLine, type Reference, referenceAnchor, studyPath } from "./reference.ts";
import { shortDesignName } from "./study-design.ts";

/**
 * The references of a page, by number: a line each, which opens to where it was printed, to what it found,
 * on the study's own page, and to the ways back to its markers. `CitationPreview` shows the same at a marker.
 */
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
const SHOWN = 6;

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
  const { id, number, title, url, pmid, doi, design } = reference;
  return (
    <li>
      <details>
        <summary>
          <b>{number}</b> <span>{nameStudy(reference)}</span>{" "}
          <small>{shortDesignName(design)}</small>
        </summary>
        {/* In the details, so that links that lead here open them. */}
        <div id={referenceAnchor(id)} tabIndex={-1}>
          <p>
            {title}
            {/[.?!]$/.test(title) ? " " : ". "}
            <cite>{journalLine(reference)}</cite>
          </p>
          <p className="reference-links">
            {pmid && (
              <NewTabLink to={`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`}>
                Read on PubMed
              </NewTabLink>
            )}
            {doi && <NewTabLink to={`https://doi.org/${doi}`}>DOI</NewTabLink>}
            {!pmid && !doi && <NewTabLink to={url}>Read the paper</NewTabLink>}
            <Link to={studyPath(id)} className="text-link">
              What it found
            </Link>
          </p>
          <BackLinks reference={reference} />
        </div>
      </details>
    </li>
  );
}

/** One link for every place in the text that cites the reference. */
function BackLinks({ reference: { citedAt } }: { reference: Reference }) {
  if (citedAt.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: what would be one groups controls of a form
    <p role="group" aria-label="Back to the text" className="reference-back">
      {"Cited here: "}
      {citedAt.map((anchor, index) => (
        <a key={anchor} href={`#${anchor}`}>
          {index + 1}
        </a>
      ))}
    </p>
  );
}
