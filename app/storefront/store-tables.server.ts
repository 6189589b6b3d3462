import { type ChildNode, type Document, type Element, isTag, Text } from "domhandler";
import { separateInLine } from "./store-blocks.server.ts";
import { elementsIn, setChildren } from "./store-tree.server.ts";
import { findWords, firstInside } from "./store-words.server.ts";

/** Makes each row a paragraph, or one block after the other where cells hold more than lines. */
export function unrollTables(whole: Document): void {
  const elements = elementsIn(whole);
  const { speaking } = findWords(whole);
  const holdsMore = firstInside(elements.filter(({ name }) => MORE_THAN_LINES.test(name)));
  for (const element of elements) {
    if (element.name === "caption") element.name = "p";
    if (element.name !== "tr") continue;
    const cells = element.children.filter(isTag);
    const isLine = cells.length > 1 && !holdsMore.has(element);
    element.name = isLine ? "p" : "div";
    if (isLine) {
      for (const cell of cells) separateInLine(cell, speaking);
      setChildren(element, element.children.flatMap(afterSeparator(cells)));
    }
    for (const cell of cells) {
      if (cell.name === "th") cell.name = "strong";
      else if (isLine) cell.name = "span";
    }
  }
}

const afterSeparator =
  ([first, ...others]: Element[]) =>
  (child: ChildNode) =>
    isTag(child) && child !== first && others.length > 0 ? [new Text(" · "), child] : [child];

/** In one line these elements would lose their meaning. */
const MORE_THAN_LINES = /^(h[1-6]|ul|ol|blockquote|pre|table)$/;
