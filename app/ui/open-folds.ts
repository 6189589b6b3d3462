/** Opens all `details` around an element, as browsers do for links. */
export function openFoldsAround(element: Element): void {
  for (
    let details = element.closest("details");
    details;
    details = details.parentElement?.closest("details") ?? null
  ) {
    details.open = true;
  }
}
