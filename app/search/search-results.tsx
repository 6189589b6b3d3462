import { QueryClientProvider } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import type { SearchResult } from "./matching/search-result.ts";
import { createQueryClient } from "./query-client.ts";
import { SearchPanel } from "./search-panel.tsx";
import { useSearch } from "./use-search.ts";

type Props = {
  query: string;
  /** -1 for none. */
  active: number;
  onFound: (results: readonly SearchResult[]) => void;
  onRefine: (query: string) => void;
  onPick: (result: SearchResult) => void;
};

const queryClient = createQueryClient();

export default function SearchResults(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Found {...props} />
    </QueryClientProvider>
  );
}

function Found({ query, active, onFound, onRefine, onPick }: Props) {
  const search = useSearch(query);
  const results = search.state === "found" ? search.results : NONE;
  // Before paint, so that an early key finds the visible results.
  useLayoutEffect(() => onFound(results), [results, onFound]);
  return <SearchPanel search={search} active={active} onRefine={onRefine} onPick={onPick} />;
}

const NONE: readonly SearchResult[] = [];
