import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { data, Form, href, Link } from "react-router";
import { pageMeta } from "#app/frame/head/page-meta.ts";
import type { RouteHandle } from "#app/infra/route-handle.server.ts";
import { Button } from "#app/ui/button.tsx";
import { staticParts } from "#app/ui/static-html.server.tsx";
import { StaticHtml } from "#app/ui/static-html.tsx";
import type { Route } from "./+types/search.route.ts";
import {
  countLine,
  DID_YOU_MEAN,
  MAX_QUERY,
  noResultsLine,
  POPULAR_SEARCHES,
  restLine,
  SUGGESTIONS,
  TOO_LONG,
} from "./matching/search-result.ts";
import { ResultCard } from "./result-card.tsx";
import { type SearchOutcome, searchContext } from "./search.server.ts";
import { NoStudyNote, SearchNotes } from "./search-notes.tsx";
import { responseTo } from "./search-response.ts";

export const handle = { query: ["q"] } satisfies RouteHandle;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData: { query } }) =>
  pageMeta({
    title: query ? `Search: ${query}` : "Search",
    description: "Search the articles, benefit pages and guides of this site.",
    noindex: true,
  });

export async function loader({ url, context, request }: Route.LoaderArgs) {
  const query = url.searchParams.get("q")?.trim() ?? "";
  const outcome = await context.get(searchContext).find(query);
  const { found } = staticParts(request, { found: <Found query={query} outcome={outcome} /> });
  // The static part has the results.
  const summary: SearchOutcome = outcome.status === "ok" ? { ...outcome, results: [] } : outcome;
  return data({ query, summary, found }, responseTo(outcome));
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { query, summary, found } = loaderData;
  return (
    <div className="page-width pt-10 pb-16 md:pt-16">
      <h1 className="text-h1">Search</h1>
      <Form role="search" aria-label="Search page" className="mt-8 flex max-w-[44rem] gap-3">
        <span className="relative min-w-0 flex-1">
          <Search
            size={19}
            strokeWidth={1.75}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
          />
          <QueryBox query={query} />
        </span>
        <Button type="submit" className="min-h-12">
          Search
        </Button>
      </Form>
      <div className="mt-8 max-w-[44rem]">
        {/* Stays from one search to the next, so that screen readers announce its changes. */}
        <div role="status" className="mb-4 empty:mb-0">
          <Summary query={query} outcome={summary} />
        </div>
        <StaticHtml part={found} />
      </div>
    </div>
  );
}

/** A new element would lose the focus with each search. */
function QueryBox({ query }: { query: string }) {
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    if (box.current && shown.current !== query) box.current.value = query;
    shown.current = query;
  }, [query]);
  return (
    <input
      ref={box}
      type="search"
      name="q"
      aria-label="Search for"
      placeholder="Articles and guides"
      defaultValue={query}
      maxLength={MAX_QUERY}
      className="h-12 w-full rounded-control border border-rule-strong/70 bg-card pr-3 pl-11 text-base placeholder:text-ink-soft"
    />
  );
}

function Summary({ query, outcome }: { query: string; outcome: SearchOutcome }) {
  if (outcome.status === "too long") {
    return <Message title="That is too long to search for" text={TOO_LONG} />;
  }
  if (!query) return null;
  return (
    <>
      {outcome.noStudy && <NoStudyNote {...outcome.noStudy} />}
      {outcome.total === 0 ? (
        <Message title="No results found" text={noResultsLine(query)} />
      ) : (
        <p className="wrap-anywhere text-ink-soft text-small">{countLine(outcome.total, query)}</p>
      )}
      <SearchNotes answer={outcome} />
    </>
  );
}

function Found({ query, outcome }: { query: string; outcome: SearchOutcome }) {
  if (outcome.status !== "ok") return null;
  if (!query) return <Queries title="Popular Searches" queries={POPULAR_SEARCHES} />;
  if (outcome.total === 0) {
    return (
      <>
        {outcome.meant && (
          <div className="mb-6">
            <Queries title={DID_YOU_MEAN} queries={[outcome.meant]} />
          </div>
        )}
        <Queries queries={SUGGESTIONS} />
      </>
    );
  }
  return (
    <>
      <ul>
        {outcome.results.map((result) => (
          <li key={result.id}>
            <ResultCard result={result} query={query} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">{restLine(outcome.results.length, outcome.total)}</p>
    </>
  );
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <div className="mb-2">
      <h2 className="text-h3">{title}</h2>
      <p className="wrap-anywhere mt-2 text-ink-soft">{text}</p>
    </div>
  );
}

function Queries({ title, queries }: { title?: string; queries: readonly string[] }) {
  return (
    <>
      {title && <h2 className="mb-3 font-sans font-semibold text-base tracking-normal">{title}</h2>}
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {queries.map((query) => (
          <li key={query}>
            <Link
              to={`${href("/search")}?q=${encodeURIComponent(query)}`}
              className="text-red underline underline-offset-4"
            >
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
