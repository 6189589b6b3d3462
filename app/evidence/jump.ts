import { openFoldsAround } from "#app/ui/open-folds.ts";

/**
 * Scrolls to an element of the page and moves the focus there, opening whatever `details` it is in.
 * Links to `#id` do the same before the page's scripts run.
 */
export function jumpTo(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  openFoldsAround(target);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "center" });
  target.focus({ preventScroll: true });
}
