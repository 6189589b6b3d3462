import { ChevronDown, CornerLeftUp } from "lucide-react";
import type { MouseEvent } from "react";
import { jumpTo } from "./jump.ts";
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
    <li
      id={referenceAnchor(reference.id)}
      tabIndex={-1}
      className="grid break-inside-avoid grid-cols-[2rem_1fr] border-rule border-b py-4 text-[15px] leading-snug outline-hidden target:bg-red-soft focus:bg-red-soft target:shadow-[-12px_0_var(--red-soft),12px_0_var(--red-soft)] focus:shadow-[-12px_0_var(--red-soft),12px_0_var(--red-soft)]"
    >
      <span className="figures font-semibold text-red">{number}</span>
      <div>
        <p className="text-ink-soft">{authors.join(", ")}</p>
        <p className="font-medium [&>a]:-my-0.5 [&>a]:inline-block [&>a]:py-0.5">
          <NewTabLink to={url} quiet={pmid !== null || doi !== null}>
            {title}
          </NewTabLink>
        </p>
        <p className="text-ink-soft">
          <cite className="italic">{journalLine(reference)}</cite>
        </p>
        <details className="group mt-1">
          <summary className="-my-0.5 flex min-h-6 w-fit list-none items-center gap-1 text-ink-soft hover:text-red [&::-webkit-details-marker]:hidden">
            {kindOfStudy(reference)}
            <ChevronDown
              size={16}
              strokeWidth={1.75}
              aria-label="what it found"
              className="shrink-0 transition-transform duration-150 ease-out group-open:rotate-180"
            />
          </summary>
          <div className="mt-1 mb-2 space-y-1 border-rule border-l-2 pl-3">
            {treatment && <TreatmentList treatment={treatment} />}
            <p>{finding}</p>
          </div>
        </details>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 [&>a]:-my-0.5 [&>a]:py-0.5">
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
    <dl className="figures text-ink-soft">
      {Object.entries({ Light: light, Dose: dose, Schedule: schedule }).map(([label, value]) => (
        <div key={label}>
          <dt className="inline">{label}:</dt>{" "}
          <dd className="inline">{value ?? "not in the abstract"}</dd>
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
    <span className="figures flex flex-wrap items-center text-ink-soft print:hidden">
      <CornerLeftUp size={14} strokeWidth={1.75} aria-hidden="true" className="mr-1" />
      {citedAt.map((anchor, index) => (
        <a
          key={anchor}
          href={`#${anchor}`}
          aria-label={`Back to the text: reference ${number}, place ${index + 1} of ${citedAt.length}`}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            jumpTo(anchor);
          }}
          className="min-w-6 rounded-sm px-1.5 py-0.5 text-center underline decoration-rule-strong decoration-1 underline-offset-[0.18em] hover:text-red"
        >
          {index + 1}
        </a>
      ))}
    </span>
  );
}
