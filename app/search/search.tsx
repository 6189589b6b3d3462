import { useEffect, useState } from "react";
import type SearchDialog from "./search-dialog.tsx";
import type { OpenRequest } from "./search-dialog.tsx";

/**
 * Opens the search dialog: from whatever carries `data-opens-search` (a box with its text, a link),
 * on `/` and on Ctrl-K or Cmd-K. The dialog's code is fetched the first time. Without JavaScript the
 * box is a form and the link a link, and both lead to the search page.
 */
export function Search() {
  const [request, setRequest] = useState<OpenRequest>();
  const Dialog = useDialogCode(request);

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
      if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]"))
        return;
      const withControl = event.metaKey || event.ctrlKey;
      const isShortcut = event.key === "k" && withControl && !event.shiftKey;
      const isSlash = event.key === "/" && !withControl && !isTyping(event);
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

  return request && Dialog ? <Dialog request={request} /> : null;
}

/** The dialog's code, fetched with the first wish. Where that fails, the search page does the work. */
function useDialogCode(request: OpenRequest | undefined): typeof SearchDialog | undefined {
  const [code, setCode] = useState<{ Dialog: typeof SearchDialog }>();
  useEffect(() => {
    if (!request || code) return;
    import("./search-dialog.tsx").then(
      (module) => setCode({ Dialog: module.default }),
      () => location.assign(`/search?q=${encodeURIComponent(request.box?.value ?? "")}`),
    );
  }, [request, code]);
  return code?.Dialog;
}

function isOpener({ target }: Event): boolean {
  return target instanceof Element && target.closest("[data-opens-search]") !== null;
}

function isTyping(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
