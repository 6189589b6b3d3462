import { counted } from "#app/desk/amounts.ts";
import { DeskSection } from "#app/desk/desk-page.tsx";
import { type DeskColumn, DeskTable } from "#app/desk/desk-table.tsx";
import { pubmedPage } from "#app/evidence/ledger/pubmed-page.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { FoundPapers } from "./papers.server.ts";

export function NewPapersSection({ found }: { found: FoundPapers }) {
  const { papers, searched, checked, noticed } = found;
  return (
    <DeskSection
      title="New papers"
      intro={`What npm run content papers found on PubMed when somebody last ran it in the project’s folder. ${searched.oldest === null ? "No use was searched yet." : `${searched.uses} of ${counted(searched.of, "use was", "uses were")} searched, the first of them on ${searched.oldest}.`} Design and people are as a program read them.`}
    >
      <DeskTable
        caption="Papers that nobody has decided on, the newest first"
        columns={columnsFor(found)}
        rows={papers}
        rowKey={({ pmid }) => pmid}
        empty="Nothing new."
      />
      <h3 className="mt-6 font-semibold text-[16px]">Printed later about our studies</h3>
      <p className="mt-1 max-w-[42rem] text-[15px] text-ink-soft">
        {`Retractions, expressions of concern and corrections. PubMed was asked for ${counted(checked, "study", "studies")}.`}
      </p>
      <DeskTable
        caption="Studies with something printed later"
        columns={NOTICED}
        rows={noticed}
        rowKey={({ id }) => id}
        empty="Nothing is known."
      />
    </DeskSection>
  );
}

function columnsFor({ uses }: FoundPapers): DeskColumn<FoundPapers["papers"][number]>[] {
  return [
    {
      header: "Paper",
      rowHeader: true,
      cell: ({ pmid, title, journal, year }) => (
        <>
          <TextLink to={pubmedPage(pmid)} target="_blank" rel="noreferrer">
            {title ?? "Without a title"}
          </TextLink>
          <span className="block font-normal text-ink-soft">
            {[journal, year].filter(Boolean).join(", ")}
          </span>
        </>
      ),
    },
    { header: "Design", cell: ({ design }) => design ?? "Not said" },
    { header: "People", cell: ({ people }) => people ?? "Not said" },
    {
      header: "Found for",
      cell: ({ matches }) => (
        <ul className="min-w-64 space-y-1.5">
          {matches.map(({ use, sentence }) => (
            <li key={use}>
              {uses[use] ? <TextLink to={uses[use].href}>{uses[use].name}</TextLink> : use}
              {sentence && <span className="block text-ink-soft">“{sentence}”</span>}
            </li>
          ))}
        </ul>
      ),
    },
    {
      header: "Decide",
      cell: ({ pmid }) => (
        <details>
          <summary className="cursor-pointer whitespace-nowrap">How</summary>
          <p className="mt-1">In the project’s folder, to begin a study or to pass it over:</p>
          <code className="block select-all whitespace-nowrap">{`npm run content papers draft ${pmid}`}</code>
          <code className="block select-all whitespace-nowrap">{`npm run content papers pass ${pmid}`}</code>
        </details>
      ),
    },
  ];
}

const NOTICED: DeskColumn<FoundPapers["noticed"][number]>[] = [
  {
    header: "Study",
    rowHeader: true,
    cell: ({ name, href }) => <TextLink to={href}>{name}</TextLink>,
  },
  { header: "What", cell: ({ notices }) => notices.join("; ") },
  {
    header: "Asked on",
    cell: ({ checked }) => <time className="whitespace-nowrap">{checked}</time>,
  },
];
