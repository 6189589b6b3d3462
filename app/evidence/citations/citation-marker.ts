const MARKERS = 'a[href^="#ref-"], a[data-reference]';

/** A number in the text, a study's name, or a drawing's dot. Gives it an id that it will have again. */
export function markerAt(target: EventTarget): Element | null {
  const marker = target instanceof Element ? target.closest(MARKERS) : null;
  if (marker) marker.id ||= NTH + [...document.querySelectorAll(MARKERS)].indexOf(marker);
  return marker;
}

/** The marker to which `markerAt` gave this id, though the page was made anew since. */
export function markerOf(id: string): Element | null {
  const marker =
    document.getElementById(id) ??
    (id.startsWith(NTH) && document.querySelectorAll(MARKERS)[Number(id.slice(NTH.length))]);
  if (!marker) return null;
  marker.id = id;
  return marker;
}

const NTH = "marker-";

/** A study's name in an article links to its paper; links in drawings have no `hash`. */
export function hashOf(link: Element): string {
  const reference = link.getAttribute("data-reference");
  return reference ? `#${reference}` : (link.getAttribute("href") ?? "");
}

/** For a box, as in citations.css: a sheet should not open by chance under a mouse. */
export function hasRoomBesideText(): boolean {
  return matchMedia("(width >= 60rem)").matches;
}
