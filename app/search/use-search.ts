import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SearchAnswer } from "./matching/search-result.ts";

const DEBOUNCE_MS = 300;

export type SearchState =
  | { state: "empty" }
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | ({ state: "found"; query: string; retry: () => void } & SearchAnswer);

export function useSearch(typed: string): SearchState {
  // Half a surrogate pair can't be sent.
  const query = typed.trim().toWellFormed();
  const settled = useDebounced(query, DEBOUNCE_MS);
  const answer = useQuery<SearchAnswer>({
    queryKey: ["/api/search", pathSegment(settled)],
    enabled: settled !== "",
    // Incomplete answers are fetched again, whole ones never go stale.
    staleTime: ({ state: { data } }) =>
      data?.withoutArticles || data?.isPartial ? 0 : Number.POSITIVE_INFINITY,
  });
  const retry = () => answer.refetch();
  if (query === "") return { state: "empty" };
  if (settled !== query || answer.isFetching) return { state: "loading" };
  if (!answer.data) return { state: "failed", retry };
  return { state: "found", query, retry, ...answer.data };
}

/** "." and ".." alone would be steps in the path. */
function pathSegment(query: string): string {
  return encodeURIComponent(/^\.+$/.test(query) ? `${query} ` : query);
}

/** The value after a pause; empty before. */
function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
