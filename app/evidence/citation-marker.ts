/** Where a marker's reference is on the page. A study's name in an article links to its paper; in drawings a link has no `hash`. */
export function hashOf(link: Element): string {
  const reference = link.getAttribute("data-reference");
  return reference ? `#${reference}` : (link.getAttribute("href") ?? "");
}
