/** A study's name in an article links to its paper; links in drawings have no `hash`. */
export function hashOf(link: Element): string {
  const reference = link.getAttribute("data-reference");
  return reference ? `#${reference}` : (link.getAttribute("href") ?? "");
}
