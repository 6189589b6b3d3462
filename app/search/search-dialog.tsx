import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { createQueryClient } from "./query-client.ts";
import { SearchField } from "./search-field.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { MAX_QUERY, type SearchResult } from "./search-result.ts";
import { useSearch } from "./use-search.ts";

/** A wish to search, from a box of the page or from elsewhere. Every wish is a new object. */
export type OpenRequest = { box?: HTMLInputElement };

const queryClient = createQueryClient();

/** The search dialog. It keeps its query when it is closed, unless a result was picked. */
export default function SearchDialog({ request }: { request: OpenRequest }) {
  return (
    <QueryClientProvider client={queryClient}>
      <OpenDialog request={request} />
    </QueryClientProvider>
  );
}

function OpenDialog({ request }: { request: OpenRequest }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const search = useSearch(query);
  const results = search.state === "found" ? search.results : [];

  useEffect(() => {
    // Taken only now: while this code was on its way, the reader may have typed on.
    if (request.box?.value) {
      setQuery(request.box.value.slice(0, MAX_QUERY));
      request.box.value = "";
    }
    setActive(-1);
    if (!dialog.current?.open) dialog.current?.showModal();
    // Words kept from before are selected: typing replaces them.
    input.current?.select();
  }, [request]);

  const change = (text: string) => {
    setQuery(text);
    setActive(-1);
  };
  const refine = (text: string) => {
    change(text);
    input.current?.focus();
  };
  const pick = (result: SearchResult) => {
    dialog.current?.close();
    change("");
    navigate(result.path);
  };

  return (
    <Dialog
      ref={dialog}
      title="Search"
      className="mx-auto mt-5 mb-auto max-h-[calc(100dvh-40px)] sm:mt-[9vh] sm:max-h-[82dvh]"
    >
      <SearchField
        ref={input}
        query={query}
        onChange={change}
        onClear={() => refine("")}
        options={results}
        active={active}
        onMove={setActive}
        onPick={pick}
        onSubmit={() => {
          dialog.current?.close();
          navigate(`/search?q=${encodeURIComponent(query.toWellFormed())}`);
        }}
      />
      <SearchPanel search={search} active={active} onRefine={refine} onPick={pick} />
    </Dialog>
  );
}
