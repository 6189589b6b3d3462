import { href } from "react-router";
import { readDeskForm } from "#app/desk/at-desk.server.ts";
import { DeskPage, DeskSection } from "#app/desk/desk-page.tsx";
import { Pagination } from "#app/desk/pagination.tsx";
import { nameTopic } from "#app/forms/alerts/alert-topics.server.ts";
import { writePlace } from "#app/forms/keyset.ts";
import { countSignUps, listSignUps, listSources } from "#app/forms/people.server.ts";
import { databaseContext } from "#app/infra/database.server.ts";
import { TextLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/people.route.ts";
import { ExportForm, FilterForm, FoundPages, SearchForm } from "./people-forms.tsx";
import { PeopleCounts, PeopleTable } from "./people-table.tsx";
import { pageAddress, readFilter, readPage } from "./sign-up-filter.ts";

/** The filter is in the address, so that operators can share it; it says nothing about a reader. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const database = context.get(databaseContext);
  const { filter, words, problems } = readFilter(url.searchParams);
  const [{ lines, older, newer }, counts, sources] = await Promise.all([
    listSignUps(database, filter, readPage(url.searchParams)),
    countSignUps(database),
    listSources(database),
  ]);
  return {
    lines: lines.map((line) => ({ ...line, about: nameOf(line) })),
    older: older && pageAddress(href("/desk/people"), words, { before: older }),
    newer: newer && pageAddress(href("/desk/people"), words, { after: newer }),
    ...counts,
    sources,
    words,
    problems,
  };
}

/** A search has a reader's name or address, which must stay out of addresses and logs. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readDeskForm(request, context);
  const database = context.get(databaseContext);
  const search = String(form.get("search") ?? "").trim();
  if (!search) return undefined;
  const { filter } = readFilter(url.searchParams);
  const fields = new URLSearchParams();
  for (const name of ["before", "after"]) fields.set(name, String(form.get(name) ?? ""));
  const page = await listSignUps(database, { ...filter, search }, readPage(fields));
  return {
    search,
    lines: page.lines.map((line) => ({ ...line, about: nameOf(line) })),
    older: page.older && writePlace(page.older),
    newer: page.newer && writePlace(page.newer),
  };
}

const nameOf = ({ list, about }: { list: string; about: string }) =>
  list === "alerts" ? nameTopic(about) : about;

const DONE = {
  erased: "This person is erased.",
  gone: "This person is not here any more: nothing was changed.",
  "no-such-export":
    "Nothing was exported: choose a list, at least one status and a day such as 2026-11-30. Alerts are written as CSV or JSON only, because their readers were promised that nobody else gets their address.",
};

export default function PeopleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, undeliverable, sources, words, problems } = loaderData;
  const found = actionData;
  const isFiltered = Object.keys(words).length > 0;
  return (
    <DeskPage
      title="People"
      intro="Readers who signed up, by address or name. A person’s page has all that is known of their address."
      done={DONE}
    >
      <PeopleCounts counts={counts} undeliverable={undeliverable} />
      <div className="space-y-5">
        <SearchForm search={found?.search} />
        <FilterForm words={words} sources={sources} />
        {problems.map((problem) => (
          <p key={problem} role="alert" className="font-medium text-[15px] text-red">
            {problem}
          </p>
        ))}
        {(isFiltered || found) && (
          <p className="text-[15px]">
            {found && `What is found of “${found.search}”${isFiltered ? ", filtered" : ""}. `}
            <TextLink to={href("/desk/people")}>Show all sign-ups</TextLink>
          </p>
        )}
        <div>
          <PeopleTable
            lines={found ? found.lines : loaderData.lines}
            empty={
              found
                ? "No address or name has this in it. Search for less of it, or without the filter."
                : isFiltered
                  ? "No sign-up is like that."
                  : "Nobody has signed up yet."
            }
          />
          {found ? (
            <FoundPages {...found} />
          ) : (
            <Pagination label="People" newer={loaderData.newer} older={loaderData.older} />
          )}
        </div>
      </div>
      <DeskSection
        title="Export"
        intro="Newsletters go only to subscribers. Each has its own unsubscribe link."
      >
        <ExportForm />
      </DeskSection>
      <DeskSection
        title="Erased"
        intro="Each erased person leaves a receipt, which says how much was erased, when and by whom, and nothing of them."
      >
        <TextLink to={href("/desk/people/erased")}>Receipts</TextLink>
      </DeskSection>
    </DeskPage>
  );
}
