import { lazy, Suspense, useEffect, useState } from "react";
import type { OpenRequest } from "./search-dialog.tsx";

const SearchDialog = lazy(() => import("./search-dialog.tsx"));

/**
 * Opens the search dialog: from whatever carries `data-opens-search` (a box with its text, a link),
 * on `/` and on Ctrl-K or Cmd-K. The dialog's code is fetched the first time. Without JavaScript the
 * box is a form and the link a link, and both lead to the search page.
 */
export function Search() {
  const [request, setRequest] = useState<OpenRequest>();

  useEffect(() => {
    const open = (event: Event, box?: EventTarget | null) => {
      event.stopPropagation();
      setRequest(box instanceof HTMLInputElement ? { box } : {});
    };
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (!isOpener(event)) return;
      event.preventDefault();
      open(event, event.target);
    };
    const onInput = (event: Event) => {
      if (isOpener(event)) open(event, event.target);
    };
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey);
      const isSlash = event.key === "/" && !event.metaKey && !event.ctrlKey && !isTyping(event);
      if (!isShortcut && !isSlash) return;
      event.preventDefault();
      open(event);
    };
    // Before React Router's own link handler, which would navigate.
    document.addEventListener("click", onClick, true);
    document.addEventListener("input", onInput, true);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("input", onInput, true);
      document.removeEventListener("keydown", onKey);
    };
  }, []);

  if (!request) return null;
  return (
    <Suspense>
      <SearchDialog request={request} />
    </Suspense>
  );
}

function isOpener({ target }: Event): boolean {
  return target instanceof Element && target.closest("[data-opens-search]") !== null;
}

function isTyping(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
