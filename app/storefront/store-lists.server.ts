import { type ChildNode, type Document, Element, isTag, isText, type ParentNode } from "domhandler";
import { elementsIn, setChildren } from "./store-tree.server.ts";

/** How a numbered list counts: step 4 below a picture would be step 1 without it. */
export function numberingOf({ name, attribs, children }: Element): Record<string, string> {
  if (name !== "ol") return {};
  const first = attribs.start ?? children.find(isTag)?.attribs.value ?? "";
  return {
    ...(/^-?\d{1,4}$/.test(first) && { start: first }),
    ...(attribs.reversed !== undefined && { reversed: "" }),
  };
}

/** Puts only list items into lists: screen readers count other markup wrongly. */
export function mendLists(body: Document): void {
  for (const list of elementsIn(body)) if (isListName(list.name)) putIntoItems(list);
  for (const parent of [body, ...elementsIn(body)]) {
    if (!isTag(parent) || !isListName(parent.name)) putIntoLists(parent);
  }
}

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
    // Editors put a nested list beside its item instead of into it.
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

function settle(parent: ParentNode, children: ChildNode[], filled: ReadonlySet<Element>): void {
  if (filled.size === 0) return;
  setChildren(parent, children);
  for (const element of filled) setChildren(element, element.children);
}

const isListName = (name: string) => name === "ul" || name === "ol";

const isBlank = (node: ChildNode) => isText(node) && !node.data.trim();
