import { ChevronDown } from "lucide-react";
import type { StudyDesign } from "./ledger/study.ts";
import { nameStudy } from "./ledger/study-name.ts";
import { NewTabLink } from "./new-tab-link.tsx";
import { journalLine, type Reference, referenceAnchor } from "./reference.ts";

/**
 * The references of a page, by number: a line each, which opens to what was studied and found, its links and
 * the ways back to its markers. `CitationPreview` shows the same at a marker.
 */
export function ReferenceList({ references }: { references: readonly Reference[] }) {
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
  const { id, number, authors, title, url, pmid, doi, design, finding } = reference;
  return (
    <li className="reference">
      <details>
        <summary>
          <b>{number}</b> <span>{nameStudy(reference)}</span>{" "}
          <small>{capitalised(shortDesignNames[design] ?? designName(design))}</small>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        {/* In the details, so that links that lead here open them. */}
        <div id={referenceAnchor(id)} tabIndex={-1}>
          <p className="reference-finding">{finding}</p>
          <Facts reference={reference} />
          <p>
            {authors.join(", ")}. {title}
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
          </p>
          <BackLinks reference={reference} />
        </div>
      </details>
    </li>
  );
}

/** What was not seen of the light says so: most papers were read in their abstracts. */
function Facts({ reference }: { reference: Reference }) {
  const { design, participants, population, treatment, funding } = reference;
  const facts = {
    Design: capitalised(designName(design)),
    ...(participants !== null && { People: participants.toLocaleString("en-US") }),
    Studied: capitalised(population),
    ...(treatment && {
      Light: treatment.light ?? NOT_SEEN,
      Dose: treatment.dose ?? NOT_SEEN,
      Schedule: treatment.schedule ?? NOT_SEEN,
    }),
    ...(funding && { Funder: funding }),
  };
  return (
    <dl>
      {Object.entries(facts).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const NOT_SEEN = "not in the abstract";

/** Where the bare name of a design would not say what it is. */
const designNames: Partial<Record<StudyDesign, string>> = {
  observational: "observational study",
  laboratory: "laboratory study",
  review: "narrative review",
};

/** Where a phone's line has no room for the whole. */
const shortDesignNames: Partial<Record<StudyDesign, string>> = {
  "randomised controlled trial": "randomised trial",
};

function designName(design: StudyDesign): string {
  return designNames[design] ?? design;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One link for every place in the text that cites the reference. */
function BackLinks({ reference: { citedAt, number } }: { reference: Reference }) {
  if (citedAt.length === 0) return null;
  return (
    <p className="reference-back">
      {"Cited here: "}
      {citedAt.map((anchor, index) => (
        <a
          key={anchor}
          href={`#${anchor}`}
          aria-label={`Back to the text: reference ${number}, place ${index + 1} of ${citedAt.length}`}
        >
          {index + 1}
        </a>
      ))}
    </p>
  );
}
