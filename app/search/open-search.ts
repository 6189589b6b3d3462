/** The id of the dialog's input. */
export const SEARCH_FIELD_ID = "search-field";

/**
 * Opens the search dialog from whatever carries `data-opens-search` (a box, whose text goes along, or a
 * link), on `/` and on Ctrl-K or Cmd-K. Returns what ends that. It runs in the page's inline script until
 * React is there, and in React from then on, so it may use nothing of this module. `fieldId` is the id
 * of the dialog's input.
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
    // Words kept from before: typing replaces them.
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
