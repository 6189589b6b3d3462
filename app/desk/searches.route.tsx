import { href } from "react-router";
import { SEARCH_DAYS } from "#app/search/search-count-rows.server.ts";
import { listSearches } from "#app/search/searched-words.server.ts";
import { servicesContext } from "#app/services.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/searches.route.ts";
import { counted, formatCount, formatShare } from "./amounts.ts";
import { DeskPage, DeskSection } from "./desk-page.tsx";
import { type DeskColumn, DeskTable } from "./desk-table.tsx";

const PERIODS = [7, 30, SEARCH_DAYS];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { database, clock, env } = context.get(servicesContext);
  const wanted = Number(url.searchParams.get("days"));
  const days = PERIODS.find((period) => period === wanted) ?? 30;
  const today = new Date(clock()).toISOString();
  return {
    ...{ days, periods: PERIODS, list: await listSearches(database, { today, days }) },
    admin: newArticleAddress(env.store?.origin),
    isEmbedded: env.store === undefined,
  };
}

type Data = Route.ComponentProps["loaderData"];

export default function SearchesRoute({ loaderData }: Route.ComponentProps) {
  const { days, periods, list } = loaderData;
  const { searches, notFound, notShown } = list;
  const columns = columnsFor(loaderData);
  return (
    <DeskPage
      title="Searches"
      intro={
        searches === 0
          ? `Nobody searched in the last ${days} days, as far as the servers were asked.`
          : `${counted(searches, "search", "searches")} in the last ${days} days, ${formatShare(notFound / searches)} without a result.`
      }
      actions={
        <nav aria-label="Period">
          <ul className="flex gap-x-4 text-[15px]">
            {periods.map((period) => (
              <li key={period}>
                <TextLink
                  to={`${href("/desk/searches")}?days=${period}`}
                  aria-current={period === days ? "true" : undefined}
                  className="inline-block py-1 aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {`${period} days`}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <DeskSection title="Found nothing" intro="Articles that readers look for and you don’t have.">
        <DeskTable
          caption="Searches without a result, the most frequent first"
          columns={columns}
          rows={list.inVain}
          rowKey={({ words }) => words}
          empty="No words that three readers searched for had no result."
        />
      </DeskSection>
      <DeskSection title="Most searched">
        <DeskTable
          caption="All searches, the most frequent first"
          columns={columns}
          rows={list.top}
          rowKey={({ words }) => words}
          empty="No words were searched for by three readers yet."
        />
      </DeskSection>
      <DeskSection title="How these are counted">
        <ul className="max-w-[42rem] list-disc space-y-1.5 pl-5 text-[15px] text-ink-soft">
          <li>
            {`Words are shown once three readers of different days or addresses searched for them. ${notShown === 0 ? "All are shown." : `${counted(notShown, "search was", "searches were")} for words that are not.`}`}
          </li>
          <li>
            What the search asks for while its reader types is not counted, nor are email addresses
            and numbers of seven digits or more. Nothing is kept of readers.
          </li>
          <li>
            nginx answers the same search again for a minute without asking the servers, so frequent
            words are counted about once a minute at most.
          </li>
          <li>{`Counts are written once a minute and deleted after ${formatCount(SEARCH_DAYS)} days.`}</li>
        </ul>
      </DeskSection>
    </DeskPage>
  );
}

function columnsFor({ admin, isEmbedded }: Data): DeskColumn<Data["list"]["top"][number]>[] {
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

/** Where a store's admin begins an article; undefined where its address does not tell, as under a domain of its own. */
function newArticleAddress(storeOrigin: string | undefined): string | undefined {
  const host = storeOrigin && URL.parse(storeOrigin)?.hostname;
  return host && /^[\w-]+\.myshopify\.com$/.test(host)
    ? `https://${host}/admin/articles/new`
    : undefined;
}
