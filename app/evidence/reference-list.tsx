import type { MouseEvent } from "react";
import { jumpTo } from "./jump.ts";
import { NewTabLink } from "./new-tab-link.tsx";
import { journalLine, type Reference, referenceAnchor } from "./reference.ts";
import { formatWavelengths } from "./wavelength.ts";

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
  const { number, authors, title, url, pmid, doi, finding } = reference;
  return (
    <li
      id={referenceAnchor(reference.id)}
      tabIndex={-1}
      className="grid break-inside-avoid grid-cols-[2rem_1fr] border-rule border-b py-4 text-[15px] leading-snug target:bg-red-soft focus:bg-red-soft focus:outline-none"
    >
      <span className="figures font-semibold text-red">{number}</span>
      <div>
        <p className="text-ink-soft">{authors.join(", ")}</p>
        <p className="font-semibold">{title}</p>
        <p className="text-ink-soft">
          <cite className="italic">{journalLine(reference)}</cite>
        </p>
        <details className="mt-1">
          <summary className="w-fit text-ink-soft hover:text-ink">{kindOfStudy(reference)}</summary>
          <p className="mt-1 mb-2 border-rule border-l-2 pl-3">{finding}</p>
        </details>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          <NewTabLink to={url}>Paper</NewTabLink>
          {pmid && (
            <NewTabLink to={`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`}>PubMed {pmid}</NewTabLink>
          )}
          {doi && <NewTabLink to={`https://doi.org/${doi}`}>DOI</NewTabLink>}
          <BackLinks reference={reference} />
        </p>
      </div>
    </li>
  );
}

/** "Meta-analysis · 667 people · 630–660 nm". */
function kindOfStudy({ design, participants, wavelengths }: Reference): string {
  const facts = [design.charAt(0).toUpperCase() + design.slice(1)];
  if (participants === 1) facts.push("1 person");
  else if (participants !== null) facts.push(`${participants.toLocaleString("en-US")} people`);
  if (wavelengths.length > 0) facts.push(formatWavelengths(wavelengths));
  return facts.join(" · ");
}

function BackLinks({ reference }: { reference: Reference }) {
  const { citedAt } = reference;
  return (
    <span className="text-ink-soft">
      {citedAt.map((anchor, index) => (
        <a
          key={anchor}
          href={`#${anchor}`}
          aria-label={`Back to where reference ${reference.number} is cited, ${index + 1} of ${citedAt.length}`}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            jumpTo(anchor);
          }}
          className="figures rounded-sm px-1 py-0.5 hover:text-red"
        >
          ↩{citedAt.length > 1 && <sup className="text-[12px]">{index + 1}</sup>}
        </a>
      ))}
    </span>
  );
}
