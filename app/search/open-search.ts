export const SEARCH_FIELD_ID = "search-field";

/**
 * For elements with `data-opens-search` and `/`, Ctrl-K and Cmd-K. It is copied into the page's
 * inline script, so it may use nothing else of this module.
 * @returns a function that ends it
 */
export function openSearch(fieldId: string): () => void {
  const listening = new AbortController();

  function isWish(event: Event & Partial<KeyboardEvent>, target: Element) {
    const { key, shiftKey } = event;
    const withControl = event.metaKey || event.ctrlKey;
    if (!key) return !withControl && !shiftKey && target.closest("[data-opens-search]");
    if (document.querySelector("dialog[open]")) return false;
    return withControl
      ? key === "k" && !shiftKey
      : key === "/" && !target.matches("input, textarea, select");
  }

  function open(event: Event) {
    const { target, type } = event;
    const field = document.querySelector<HTMLInputElement>(`#${fieldId}`);
    if (!field || !(target instanceof Element) || !isWish(event, target)) return;
    event.preventDefault();
    const dialog = field.closest("dialog");
    if (!dialog?.open) dialog?.showModal();
    field.focus();
    // So that typing replaces the words from before.
    field.select();
    if (type === "keydown" || !(target instanceof HTMLInputElement) || !target.value) return;
    // Assigning `value` would hide the change from React.
    field.setRangeText(target.value.slice(0, field.maxLength), 0, field.value.length, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    target.value = "";
  }

  for (const type of ["click", "input", "keydown"]) {
    document.addEventListener(type, open, { capture: true, signal: listening.signal });
  }
  return () => listening.abort();
}
