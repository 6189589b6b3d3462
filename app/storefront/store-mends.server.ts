import { unescape as decode } from "node:querystring";
import { type ChildNode, type Document, Element, isTag, isText } from "domhandler";
import { appendChild, getElementsByTagName, prepend, removeElement, textContent } from "domutils";
import { handleInWords } from "./handle-in-words.ts";

/**
 * Lists of list items only, and list items in lists only: browsers show anything else as well, but screen
 * readers count it wrongly or call it no list.
 */
export function mendLists(body: Document): void {
  for (const list of getElementsByTagName(isListName, body)) {
    let stray: Element | undefined;
    for (const child of [...list.children]) {
      const isItem = isTag(child) && child.name === "li";
      if (isItem) stray = undefined;
      if (isItem || isBlank(child)) continue;
      // Editors put the list of an item's parts beside the item.
      stray ??= isTag(child) && isList(child) ? itemBefore(child) : undefined;
      stray ??= wrapperAt(child, "li");
      appendChild(stray, child);
    }
  }
  let list: Element | undefined;
  for (const item of getElementsByTagName("li", body)) {
    if (item.parent && isTag(item.parent) && isList(item.parent)) continue;
    if (!list || list !== elementBefore(item)) list = wrapperAt(item, "ul");
    appendChild(list, item);
  }
}

/**
 * Links that can be called by a name. One around nothing goes; one around pictures that say nothing gets
 * the name of where it leads, as the first picture's. Addresses have been checked before.
 */
export function mendLinks(body: Document, siteUrl: string): void {
  for (const link of getElementsByTagName("a", body)) {
    const { href, id, title } = link.attribs;
    if (href === undefined || textContent(link).trim()) continue;
    const pictures = getElementsByTagName("img", link);
    const [first] = pictures;
    if (!first) {
      // It may be where other links lead.
      if (id) delete link.attribs.href;
      else unwrap(link);
    } else if (pictures.every(({ attribs }) => !attribs.alt?.trim())) {
      const names = [first.attribs.title, title, destination(href, siteUrl)];
      first.attribs.alt = names.find((name) => name?.trim()) ?? "";
    }
  }
}

/**
 * Headings without gaps, below the page's title, which is its one h1. One of nothing goes, one of pictures
 * that say nothing is a paragraph.
 */
export function mendHeadings(body: Document): void {
  const above: number[] = [];
  for (const heading of headingsIn(body)) {
    const pictures = getElementsByTagName("img", heading);
    const says = textContent(heading).trim() || pictures.some(({ attribs }) => attribs.alt?.trim());
    if (!says) {
      if (pictures.length > 0) heading.name = "p";
      else removeElement(heading);
      continue;
    }
    const level = Math.max(2, Number(heading.name.slice(1)));
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    heading.name = `h${above.length + 1}`;
  }
}

/** The headings of all six levels, in the order of the text. */
export function headingsIn(body: Document): Element[] {
  return getElementsByTagName((name) => /^h[1-6]$/.test(name), body);
}

/** "shop.example", on this site "Red light and sleep", of mail and phone the address. */
function destination(href: string, siteUrl: string): string {
  const url = new URL(href, siteUrl);
  if (!url.protocol.startsWith("http")) return url.pathname;
  const host = url.hostname.replace(/^www\./, "");
  if (url.origin !== new URL(siteUrl).origin) return host;
  const last = url.pathname.split("/").findLast(Boolean) ?? "";
  return handleInWords(decode(last)) || host;
}

const isListName = (name: string) => name === "ul" || name === "ol";

const isList = ({ name }: Element) => isListName(name);

const isBlank = (node: ChildNode) => isText(node) && !node.data.trim();

function elementBefore({ prev }: ChildNode): Element | undefined {
  let node = prev;
  while (node && isBlank(node)) node = node.prev;
  return node && isTag(node) ? node : undefined;
}

function itemBefore(node: ChildNode): Element | undefined {
  const before = elementBefore(node);
  return before?.name === "li" ? before : undefined;
}

/** A new element in front of the node. */
function wrapperAt(node: ChildNode, name: string): Element {
  const wrapper = new Element(name, {});
  prepend(node, wrapper);
  return wrapper;
}

/** Leaves what is in the element. */
function unwrap(element: Element): void {
  for (const child of [...element.children]) prepend(element, child);
  removeElement(element);
}
