/**
 * Whether the page draws the element: false in a closed fold and under `display: none`. Safari has `checkVisibility()`
 * since 17.4; in older ones a closed fold draws no boxes.
 */
export function isDrawn(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
