import { ChevronDown, CornerLeftUp } from "lucide-react";
import type { StudyDesign } from "./ledger/study.ts";
import type { Treatment } from "./ledger/treatment.ts";
import { NewTabLink } from "./new-tab-link.tsx";
import { journalLine, type Reference, referenceAnchor } from "./reference.ts";

/** The references of a page, by number, each with its links and the ways back to its markers. */
export function ReferenceList({ references }: { references: readonly Reference[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list bullets Safari no longer calls it a list.
    <ol role="list" className="gap-x-12 border-rule border-t lg:columns-2">
      {references.map((reference) => (
        <Item key={reference.id} reference={reference} />
      ))}
    </ol>
  );
}

function Item({ reference }: { reference: Reference }) {
  const { number, authors, title, url, pmid, doi, treatment, finding } = reference;
  return (
    <li id={referenceAnchor(reference.id)} tabIndex={-1} className="reference">
      <span className="reference-number">{number}</span>
      <div>
        <p className="reference-authors">{authors.join(", ")}</p>
        <p className="reference-title">
          <NewTabLink to={url} quiet={pmid !== null || doi !== null}>
            {title}
          </NewTabLink>
        </p>
        <p>
          <cite>{journalLine(reference)}</cite>
        </p>
        <details>
          <summary>
            {kindOfStudy(reference)}
            <ChevronDown size={16} strokeWidth={1.75} aria-label="what it found" />
          </summary>
          {treatment && <TreatmentList treatment={treatment} />}
          <p className="reference-finding">{finding}</p>
        </details>
        <p className="reference-links">
          {pmid && (
            <NewTabLink
              to={`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`}
            >{`PubMed ${pmid}`}</NewTabLink>
          )}
          {doi && <NewTabLink to={`https://doi.org/${doi}`}>DOI</NewTabLink>}
          <BackLinks reference={reference} />
        </p>
      </div>
    </li>
  );
}

/** What was not seen of the light says so: most papers were read in their abstracts. */
function TreatmentList({ treatment: { light, dose, schedule } }: { treatment: Treatment }) {
  return (
    <dl className="reference-treatment">
      {Object.entries({ Light: light, Dose: dose, Schedule: schedule }).map(([label, value]) => (
        <div key={label}>
          <dt>{label}:</dt> <dd>{value ?? "not in the abstract"}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Meta-analysis, 667 people". */
function kindOfStudy({ design, participants }: Reference): string {
  const name = designNames[design] ?? design;
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  if (participants === null) return kind;
  if (participants === 1) return `${kind}, 1 person`;
  return `${kind}, ${participants.toLocaleString("en-US")} people`;
}

/** Where the bare name of a design would not say what it is. */
const designNames: Partial<Record<StudyDesign, string>> = {
  observational: "observational study",
  laboratory: "laboratory study",
  review: "narrative review",
};

/** One link for every place in the text that cites the reference. */
function BackLinks({ reference }: { reference: Reference }) {
  const { citedAt, number } = reference;
  return (
    <span className="reference-back">
      <CornerLeftUp size={14} strokeWidth={1.75} aria-hidden="true" />
      {citedAt.map((anchor, index) => (
        <a
          key={anchor}
          href={`#${anchor}`}
          aria-label={`Back to the text: reference ${number}, place ${index + 1} of ${citedAt.length}`}
        >
          {index + 1}
        </a>
      ))}
    </span>
  );
}
