import { Search, X } from "lucide-react";
import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { Form, href } from "react-router";
import { MAX_QUERY, type SearchResult } from "./matching/search-result.ts";
import { SEARCH_FIELD_ID } from "./open-search.ts";

export const RESULTS_ID = "search-results";
export const resultId = (position: number) => `search-result-${position}`;

/** A combobox after the ARIA practices guide. Uncontrolled, so that early text stays. */
export function SearchField({
  ref,
  query,
  onFocus,
  onInput,
  onClear,
  options,
  active,
  onMove,
  onPick,
  onSubmit,
}: {
  ref: RefObject<HTMLInputElement | null>;
  query: string;
  onFocus: () => void;
  onInput: (query: string) => void;
  onClear: () => void;
  options: readonly SearchResult[];
  /** -1 for none. */
  active: number;
  onMove: (position: number) => void;
  onPick: (result: SearchResult) => void;
  onSubmit: () => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const marked = options[active];
    if (event.key === "Enter" && marked) {
      // Otherwise the key would reach the box that has the focus after the dialog closes.
      event.preventDefault();
      onPick(marked);
      return;
    }
    const next = nextPosition(event.key, active, options.length);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
    document.getElementById(resultId(next))?.scrollIntoView({ block: "nearest" });
  };

  const submit = (event: FormEvent) => {
    if (query.trim()) onSubmit();
    else event.preventDefault();
  };

  return (
    // Stays visible while the results scroll below it.
    <div className="sticky top-0 z-10 -mx-1 bg-card px-1 py-2">
      <Form action={href("/search")} onSubmit={submit} className="relative">
        <Search
          size={19}
          strokeWidth={1.75}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
        />
        <input
          ref={ref}
          id={SEARCH_FIELD_ID}
          type="text"
          name="q"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={RESULTS_ID}
          aria-activedescendant={options[active] ? resultId(active) : undefined}
          placeholder="Articles and guides"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_QUERY}
          onFocus={onFocus}
          onInput={(event) => onInput(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="h-12 w-full rounded-control border border-rule-strong/70 bg-paper pr-12 pl-11 text-base placeholder:text-ink-soft hover:border-rule-strong"
        />
        {query && (
          <button
            type="button"
            aria-label="Clear"
            onClick={onClear}
            className="absolute top-1/2 right-1 grid size-10 -translate-y-1/2 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
      </Form>
    </div>
  );
}

/** Home and End move the text cursor until a result is marked. */
function nextPosition(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return active <= 0 ? count - 1 : active - 1;
    case "Home":
      return active === -1 ? undefined : 0;
    case "End":
      return active === -1 ? undefined : count - 1;
    default:
      return undefined;
  }
}
