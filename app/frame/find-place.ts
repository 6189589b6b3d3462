/**
 * Shows the place that the address names: links from elsewhere don't know the prefix of the store's ids. Part of the
 * page's inline script, see hydration-on-intent.ts.
 */
export function findPlace(namePrefix: string): void {
  let hasScrolled = false;

  function find() {
    let id = location.hash.slice(1);
    try {
      id = decodeURIComponent(id).normalize("NFC");
    } catch {
      // It names no element of ours.
    }
    if (!id || document.getElementById(id)) return;
    document.getElementById(namePrefix + id)?.scrollIntoView();
  }

  document.addEventListener("DOMContentLoaded", find);
  addEventListener("hashchange", find);
  // The styles may come later than the words, and move them.
  addEventListener("load", () => {
    if (!hasScrolled) find();
  });
  for (const sign of ["wheel", "touchmove", "keydown"]) {
    const note = () => {
      hasScrolled = true;
    };
    addEventListener(sign, note, { once: true, passive: true });
  }
}
