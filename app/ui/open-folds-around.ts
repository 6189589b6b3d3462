/** Opens whatever `details` an element is in. Browsers do it when a link leads there, scripts have to. */
export function openFoldsAround(element: Element): void {
  for (
    let details = element.closest("details");
    details;
    details = details.parentElement?.closest("details") ?? null
  ) {
    details.open = true;
  }
}
