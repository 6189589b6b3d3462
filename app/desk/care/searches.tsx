import { href } from "react-router";
import { counted, formatCount, formatShare } from "#app/desk/amounts.ts";
import { DeskSection } from "#app/desk/desk-page.tsx";
import { type DeskColumn, DeskTable } from "#app/desk/desk-table.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Care } from "./care.server.ts";

type Searches = Care["searches"];

/** What readers looked for: first what found nothing. */
export function SearchesSection({ searches }: { searches: Searches }) {
  const { days, all, notFound, notShown } = searches;
  const columns = columnsFor(searches);
  return (
    <DeskSection
      title="Searches"
      intro={
        all === 0
          ? `Nobody searched in the last ${days} days, as far as the servers were asked.`
          : `${counted(all, "search", "searches")} in the last ${days} days, ${formatShare(notFound / all)} without a result. ${notShown === 0 ? "" : `${counted(notShown, "search was", "searches were")} for words that fewer than three readers used, and that are not shown.`}`
      }
    >
      <DeskTable
        caption="Searches without a result, the most frequent first"
        columns={columns}
        rows={searches.inVain}
        rowKey={({ words }) => words}
        empty="No words that three readers searched for had no result."
      />
      <details className="mt-4 text-[15px]">
        <summary className="cursor-pointer py-1 font-semibold">Most searched</summary>
        <DeskTable
          caption="All searches, the most frequent first"
          columns={columns}
          rows={searches.top}
          rowKey={({ words }) => words}
          empty="No words were searched for by three readers yet."
        />
      </details>
    </DeskSection>
  );
}

function columnsFor({ admin, isEmbedded }: Searches): DeskColumn<Searches["top"][number]>[] {
  return [
    {
      header: "Words",
      rowHeader: true,
      cell: ({ words }) => (
        <TextLink to={`${href("/search")}?q=${encodeURIComponent(words.toLowerCase())}`}>
          {words.toLowerCase()}
        </TextLink>
      ),
    },
    { header: "Searches", numeric: true, cell: (row) => formatCount(row.found + row.notFound) },
    { header: "No result", numeric: true, cell: ({ notFound }) => formatCount(notFound) },
    {
      header: "An article on it",
      cell: ({ words }) =>
        isEmbedded ? (
          <details>
            <summary className="cursor-pointer whitespace-nowrap">Begin one</summary>
            <p className="mt-1">In the project’s folder:</p>
            <code className="wrap-anywhere select-all">{`npm run content new article "${titleOf(words)}"`}</code>
          </details>
        ) : admin ? (
          <TextLink to={admin} target="_blank" rel="noreferrer" className="whitespace-nowrap">
            Begin one in Shopify
          </TextLink>
        ) : (
          "In your shop’s admin"
        ),
    },
    { header: "Last", cell: ({ lastDay }) => <time className="whitespace-nowrap">{lastDay}</time> },
  ];
}

/** Counted words are letters, digits and spaces, so the shell command is safe. */
function titleOf(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase();
}
