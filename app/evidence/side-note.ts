/** The class of a note in the margin. Apart from `side-notes.ts`, so that pages without such notes do without that. */
export const SIDE_NOTE = "side-note";

/** Whether this marker's study stands in the margin beside it. */
export function hasSideNote(marker: Element): boolean {
  const note = marker.closest(".citation")?.nextElementSibling;
  return note?.className === SIDE_NOTE && note.checkVisibility();
}
