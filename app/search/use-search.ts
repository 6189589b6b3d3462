import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SearchAnswer } from "./search-result.ts";

/** Milliseconds without typing before a search begins. */
const DEBOUNCE = 300;

/** What the dialog has to show for what is typed. */
export type SearchState =
  | { state: "empty" }
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | ({ state: "found"; query: string; retry: () => void } & SearchAnswer);

/** The state of the search for a query, which begins once typing has paused. */
export function useSearch(typed: string): SearchState {
  // Half a surrogate pair can't be sent.
  const query = typed.trim().toWellFormed();
  const settled = useDebounced(query, DEBOUNCE);
  const answer = useQuery<SearchAnswer>({
    queryKey: ["/api/search", pathSegment(settled)],
    enabled: settled !== "",
    // Asked again with the next typing, unlike whole answers, which never go stale.
    staleTime: ({ state: { data } }) =>
      data?.withoutArticles || data?.isPartial ? 0 : Number.POSITIVE_INFINITY,
  });
  const retry = () => answer.refetch();
  if (query === "") return { state: "empty" };
  if (settled !== query || answer.isFetching) return { state: "loading" };
  if (!answer.data) return { state: "failed", retry };
  return { state: "found", query, retry, ...answer.data };
}

/** The query as a part of a path. "." and ".." alone would be taken for steps in the path. */
function pathSegment(query: string): string {
  return encodeURIComponent(/^\.+$/.test(query) ? `${query} ` : query);
}

/** The value once it has stayed for a while; empty until then. */
function useDebounced(value: string, delay: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
