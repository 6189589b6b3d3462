import { useCallback, useEffect, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { POPULAR_SEARCHES, type SearchResult } from "./matching/search-result.ts";
import { openSearch, SEARCH_FIELD_ID } from "./open-search.ts";
import { SearchField } from "./search-field.tsx";
import { SearchPlaceholders } from "./search-placeholders.tsx";
import { SearchQueries } from "./search-queries.tsx";
import type SearchResults from "./search-results.tsx";

/** In every page's HTML, so that it opens before React. Its code is fetched at first use. */
export function Search() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [results, setResults] = useState<readonly SearchResult[]>([]);
  const [active, setActive] = useState(-1);
  const [wanted, setWanted] = useState(false);
  const Results = useResultsCode(wanted, field);
  const navigate = useNavigate();

  useEffect(() => {
    // It may have been opened and typed into before React.
    setQuery(field.current?.value ?? "");
    setWanted(dialog.current?.open ?? false);
    return openSearch(SEARCH_FIELD_ID);
  }, []);

  const found = useCallback((next: readonly SearchResult[]) => {
    setResults(next);
    setActive(-1);
  }, []);
  const fill = (text: string) => {
    if (field.current) field.current.value = text;
    setQuery(text);
  };
  const refine = (text: string) => {
    fill(text);
    field.current?.focus();
  };
  const pick = (result: SearchResult) => {
    dialog.current?.close();
    fill("");
    navigate(result.path);
  };

  const blank = query.trim() === "";
  return (
    <Dialog
      ref={dialog}
      title="Search"
      className="mx-auto mt-5 mb-auto max-h-[calc(100dvh-40px)] sm:mt-[9vh] sm:max-h-[82dvh]"
    >
      <SearchField
        ref={field}
        query={query}
        onFocus={() => setWanted(true)}
        onInput={setQuery}
        onClear={() => refine("")}
        options={results}
        active={active}
        onMove={setActive}
        onPick={pick}
        onSubmit={() => dialog.current?.close()}
      />
      <div className="mt-5 min-h-56">
        {blank && (
          <SearchQueries title="Popular Searches" queries={POPULAR_SEARCHES} onRefine={refine} />
        )}
        {!blank && !Results && <SearchPlaceholders />}
        {Results && (
          <Results query={query} active={active} onFound={found} onRefine={refine} onPick={pick} />
        )}
      </div>
    </Dialog>
  );
}

/** Undefined until the code arrives; without it the search page does the work. */
function useResultsCode(
  wanted: boolean,
  field: { readonly current: HTMLInputElement | null },
): typeof SearchResults | undefined {
  const [code, setCode] = useState<{ Results: typeof SearchResults }>();
  useEffect(() => {
    if (!wanted) return;
    import("./search-results.tsx").then(
      (module) => setCode({ Results: module.default }),
      () =>
        location.assign(`${href("/search")}?q=${encodeURIComponent(field.current?.value ?? "")}`),
    );
  }, [wanted, field]);
  return code?.Results;
}
