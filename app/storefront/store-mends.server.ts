import { unescape as decode } from "node:querystring";
import { type ChildNode, type Document, Element, isTag, isText, type ParentNode } from "domhandler";
import { handleInWords } from "./handle-in-words.ts";
import { elementsIn, replaceAll, setChildren } from "./store-tree.server.ts";

/**
 * Lists of list items only, and list items in lists only: browsers show anything else as well, but screen
 * readers count it wrongly or call it no list.
 */
export function mendLists(body: Document): void {
  for (const list of elementsIn(body)) if (isListName(list.name)) putIntoItems(list);
  for (const parent of [body, ...elementsIn(body)]) {
    if (!isTag(parent) || !isListName(parent.name)) putIntoLists(parent);
  }
}

/**
 * Links that can be called by a name. One around nothing goes; one around pictures that say nothing gets
 * the name of where it leads, as the first picture's. Addresses have been checked before.
 */
export function mendLinks(body: Document, siteUrl: string): void {
  const speaking = firstInside(speakingNodes(body));
  const pictures = firstInside(elementsIn(body).filter(isPicture));
  const aroundNothing: Element[] = [];
  for (const link of elementsIn(body)) {
    const { href, id, title } = link.attribs;
    if (link.name !== "a" || href === undefined || speaking.has(link)) continue;
    const picture = pictures.get(link);
    if (!picture) {
      // It may be where other links lead.
      if (id) delete link.attribs.href;
      else aroundNothing.push(link);
    } else if (!hasWords(picture)) {
      const names = [picture.attribs.title, title, destination(href, siteUrl)];
      picture.attribs.alt = names.find((name) => name?.trim()) ?? "";
    }
  }
  replaceAll(aroundNothing, (link) => link.children);
}

/**
 * Headings without gaps, below the page's title, which is its one h1. One of nothing goes, one of pictures
 * that say nothing is a paragraph.
 */
export function mendHeadings(body: Document): void {
  const speaking = firstInside(speakingNodes(body));
  const pictures = firstInside(elementsIn(body).filter(isPicture));
  const ofNothing: Element[] = [];
  const above: number[] = [];
  for (const heading of headingsIn(body)) {
    if (!speaking.has(heading)) {
      if (pictures.has(heading)) heading.name = "p";
      else ofNothing.push(heading);
      continue;
    }
    const level = Math.max(2, Number(heading.name.slice(1)));
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    heading.name = `h${above.length + 1}`;
  }
  replaceAll(ofNothing, () => []);
}

/** The headings of all six levels, in the order of the text. */
export function headingsIn(body: Document): Element[] {
  return elementsIn(body).filter(({ name }) => isHeadingName(name));
}

export const isHeadingName = (name: string) => /^h[1-6]$/.test(name);

function putIntoItems(list: Element): void {
  const children: ChildNode[] = [];
  const filled = new Set<Element>();
  let item: Element | undefined;
  let stray: Element | undefined;
  for (const child of list.children) {
    if (isTag(child) && child.name === "li") {
      item = child;
      stray = undefined;
    }
    if (child === item || isBlank(child)) {
      children.push(child);
      continue;
    }
    // Editors put the list of an item's parts beside the item.
    if (isTag(child) && isListName(child.name)) stray ??= item;
    stray ??= newElement("li", children);
    stray.children.push(child);
    filled.add(stray);
  }
  settle(list, children, filled);
}

function putIntoLists(parent: ParentNode): void {
  const children: ChildNode[] = [];
  const filled = new Set<Element>();
  let list: Element | undefined;
  for (const child of parent.children) {
    if (isTag(child) && child.name === "li") {
      list ??= newElement("ul", children);
      list.children.push(child);
      filled.add(list);
    } else {
      if (!isBlank(child)) list = undefined;
      children.push(child);
    }
  }
  settle(parent, children, filled);
}

function newElement(name: string, siblings: ChildNode[]): Element {
  const element = new Element(name, {});
  siblings.push(element);
  return element;
}

/** Makes the lists of children true, of a parent and of those among its children that others went into. */
function settle(parent: ParentNode, children: ChildNode[], filled: ReadonlySet<Element>): void {
  if (filled.size === 0) return;
  setChildren(parent, children);
  for (const element of filled) setChildren(element, element.children);
}

/** For every node that holds one of these, the first of them. */
function firstInside<Node extends ChildNode>(nodes: readonly Node[]): Map<ParentNode, Node> {
  const first = new Map<ParentNode, Node>();
  for (const node of nodes) {
    // Where one is known above, it is known in all that is above that.
    for (let above = node.parent; above && !first.has(above); above = above.parent) {
      first.set(above, node);
    }
  }
  return first;
}

/** Words, and pictures that have some. */
function speakingNodes(body: Document): ChildNode[] {
  return [body, ...elementsIn(body)].flatMap(({ children }) =>
    children.filter((node) => (isText(node) ? node.data.trim() : isTag(node) && hasWords(node))),
  );
}

const hasWords = (element: Element) => isPicture(element) && Boolean(element.attribs.alt?.trim());

const isPicture = ({ name }: Element) => name === "img";

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

const isBlank = (node: ChildNode) => isText(node) && !node.data.trim();
