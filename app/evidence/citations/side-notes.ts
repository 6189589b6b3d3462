import { studyIdOf } from "#app/evidence/text/reference.ts";
import { isDrawn } from "#app/ui/is-drawn.ts";
import { fetchSummaries } from "./fetched-summaries.ts";
import { SIDE_NOTE } from "./side-note.ts";

/**
 * Shows what cited studies found in a wide page's margin, beside the first citation. Hidden from screen readers, which
 * have the list of references. A note says the whole finding, because half of one can mislead; without
 * room near its line it is left out, so nothing moves. Folds that readers close have none: Safari 26.0 ends the page when
 * one with a float opens again.
 */
export async function placeSideNotes(): Promise<void> {
  const rooms = [...document.querySelectorAll<HTMLElement>("[data-notes]")];
  // Without findings, as offline, the margin stays empty.
  const findings = await fetchFindings(rooms).catch(() => new Map<string, string>());
  for (const room of rooms) if (room.isConnected) placeNotes(room, findings);
}

async function fetchFindings(rooms: readonly HTMLElement[]): Promise<Map<string, string>> {
  const markers = rooms.flatMap((room) => [...room.querySelectorAll<HTMLAnchorElement>(MARKER)]);
  const ids = [...new Set(markers.flatMap(({ hash }) => studyIdOf(hash) ?? []))];
  const summaries = await fetchSummaries(ids);
  return new Map(ids.map((id, index) => [id, summaries[index]?.finding ?? ""]));
}

const MARKER = ".citation a";

function placeNotes(room: HTMLElement, findings: ReadonlyMap<string, string>): void {
  for (const note of room.querySelectorAll(`.${SIDE_NOTE}`)) note.remove();
  const end = endOf(room);
  // Outside of the room, except for a room that says "inside".
  const edge = room.getBoundingClientRect().right + (room.dataset.notes ? 0 : OUTSIDE);
  const height = room.offsetHeight;
  const noted = new Set<string>();
  for (const citation of room.querySelectorAll(".citation")) {
    const line = citation.closest("details")?.querySelector("summary");
    if (!isDrawn(citation) || (line && isDrawn(line))) continue;
    let last = citation;
    for (const marker of citation.querySelectorAll("a")) {
      const note = noted.has(marker.hash) ? null : noteOf(marker, findings);
      if (!note) continue;
      // Paragraphs are narrower than their room; all notes begin at one edge.
      const { right } = blockAround(last).getBoundingClientRect();
      note.style.marginRight = `${right - edge}px`;
      last.after(note);
      const { top, bottom } = note.getBoundingClientRect();
      const isFar = top - marker.getBoundingClientRect().top > FARTHEST;
      // A cell of a table or a grid grows with its note.
      if (bottom + GAP > end || isFar || room.offsetHeight > height) {
        note.remove();
      } else {
        noted.add(marker.hash);
        last = note;
      }
    }
  }
}

/** A note's width and the gap before it, in px. */
const OUTSIDE = 368;

/** In px, below a note. As in citations.css. */
const GAP = 12;

/** In px: earlier notes may push a note this far below its line. */
const FARTHEST = 260;

function blockAround(inline: Element): Element {
  let block = inline;
  do block = block.parentElement ?? document.body;
  while (getComputedStyle(block).display === "inline");
  return block;
}

/** The end of the margin, or the next thing in it. */
function endOf(room: HTMLElement): number {
  const { right, bottom } = room.getBoundingClientRect();
  const next = room.nextElementSibling?.getBoundingClientRect();
  return next && next.left > right ? next.top : bottom;
}

function noteOf(
  marker: HTMLAnchorElement,
  findings: ReadonlyMap<string, string>,
): HTMLElement | null {
  const reference = document.getElementById(marker.hash.slice(1));
  const finding = findings.get(studyIdOf(marker.hash) ?? "");
  const [number, name, design] = reference?.previousElementSibling?.children ?? [];
  if (!finding || !number || !name || !design) return null;
  const [note, words] = [document.createElement("span"), document.createElement("span")];
  note.className = SIDE_NOTE;
  note.ariaHidden = "true";
  words.append(number.cloneNode(true), `\u2002${finding}`);
  note.append(words, `${name.textContent}, ${design.textContent?.toLowerCase()}`);
  return note;
}
