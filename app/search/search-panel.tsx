import { Button } from "#app/ui/button.tsx";
import {
  countLine,
  DID_YOU_MEAN,
  noResultsLine,
  restLine,
  type SearchResult,
  SUGGESTIONS,
} from "./matching/search-result.ts";
import { ResultCard } from "./result-card.tsx";
import { RESULTS_ID, resultId } from "./search-field.tsx";
import { NoStudyNote, SearchNotes } from "./search-notes.tsx";
import { SearchPlaceholders } from "./search-placeholders.tsx";
import { SearchQueries } from "./search-queries.tsx";
import type { SearchState } from "./use-search.ts";

export function SearchPanel({
  search,
  active,
  onRefine,
  onPick,
}: {
  search: SearchState;
  active: number;
  onRefine: (query: string) => void;
  onPick: (result: SearchResult) => void;
}) {
  return (
    <>
      <div role="status">
        <Status search={search} />
      </div>
      {search.state === "found" && search.withoutArticles && (
        <Button variant="secondary" size="sm" onClick={search.retry} className="mt-3">
          Try again
        </Button>
      )}
      {search.state === "loading" && <SearchPlaceholders />}
      {search.state === "failed" && (
        <div className="py-4">
          <p className="text-h3">The search failed</p>
          <p className="mt-2 mb-5 text-ink-soft">
            We couldn’t reach the server. Check your connection and try again.
          </p>
          <Button variant="secondary" onClick={search.retry}>
            Try again
          </Button>
        </div>
      )}
      {search.state === "found" && search.total === 0 && (
        <div className="mt-5 space-y-5 pb-4">
          {search.meant && (
            <SearchQueries title={DID_YOU_MEAN} queries={[search.meant]} onRefine={onRefine} />
          )}
          <SearchQueries queries={SUGGESTIONS} onRefine={onRefine} />
        </div>
      )}
      {search.state === "found" && search.total > 0 && (
        <div id={RESULTS_ID} role="listbox" aria-label="Results" className="mt-2">
          {search.results.map((result, position) => (
            <ResultCard
              key={result.id}
              result={result}
              query={search.query}
              option={{ id: resultId(position), selected: position === active }}
              onPick={() => onPick(result)}
            />
          ))}
        </div>
      )}
      {search.state === "found" && (
        <p className="text-ink-soft text-small">{restLine(search.results.length, search.total)}</p>
      )}
    </>
  );
}

function Status({ search }: { search: SearchState }) {
  switch (search.state) {
    case "empty":
      return null;
    case "loading":
      return <p className="sr-only">Searching</p>;
    case "failed":
      return <p className="sr-only">The search failed</p>;
    case "found":
      return (
        <>
          {search.noStudy && <NoStudyNote {...search.noStudy} />}
          {search.total === 0 ? (
            <>
              <p className="pt-4 text-h3">No results found</p>
              <p className="wrap-anywhere mt-2 text-ink-soft">{noResultsLine(search.query)}</p>
            </>
          ) : (
            <p className="text-ink-soft text-small">{countLine(search.total, search.query)}</p>
          )}
          <SearchNotes answer={search} />
        </>
      );
  }
}
