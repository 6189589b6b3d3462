import { isDrawn } from "#app/ui/is-drawn.ts";

/** The class of a note in the margin. Apart from `side-notes.ts`, so that pages without notes don't load it. */
export const SIDE_NOTE = "side-note";

/** The marker's study in the margin, on wide screens: a preview would repeat it. */
export function sideNoteOf(marker: Element): Element | undefined {
  const note = marker.closest(".citation")?.nextElementSibling;
  return note?.className === SIDE_NOTE && isDrawn(note) ? note : undefined;
}
