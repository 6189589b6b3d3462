/** The class of a note in the margin. Apart from `side-notes.ts`, so that pages without notes don't load it. */
export const SIDE_NOTE = "side-note";

/** True when the margin shows the marker's study, as on wide screens: a preview would repeat it. */
export function hasSideNote(marker: Element): boolean {
  const note = marker.closest(".citation")?.nextElementSibling;
  return note?.className === SIDE_NOTE && note.checkVisibility();
}
