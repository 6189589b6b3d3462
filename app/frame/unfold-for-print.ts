/**
 * Nobody can open a fold on paper. print.css shows what is in it, where the browser lets styles do so; elsewhere folds
 * open for the printer. Part of the page's inline script, see hydration-on-intent.ts.
 */
export function unfoldForPrint(): void {
  if (CSS.supports("selector(::details-content)")) return;
  let folds: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    folds = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const fold of folds) fold.open = true;
  });
  addEventListener("afterprint", () => {
    for (const fold of folds) fold.open = false;
  });
}
