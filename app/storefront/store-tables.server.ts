import { type ChildNode, type Document, Element, isTag, Text } from "domhandler";
import { textContent } from "domutils";
import { separateInLine } from "./store-blocks.server.ts";
import { elementsIn, setChildren } from "./store-tree.server.ts";
import { findWords, firstInside } from "./store-words.server.ts";

/** Makes each row a paragraph, or one block after the other where cells hold more than lines. */
export function unrollTables(whole: Document): void {
  repeatSpanningCells(elementsIn(whole));
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

/** Below a cell that spans rows, each row says its words again: a dose without its area says nothing. */
function repeatSpanningCells(elements: readonly Element[]): void {
  const rows = elements.filter(({ name }) => name === "tr");
  let repeated = 0;
  for (const group of Map.groupBy(rows, ({ parent }) => parent).values()) {
    const spans = new Map<number, { cell: Element; text: string; left: number }>();
    for (const row of group) {
      const children: ChildNode[] = [];
      let column = 0;
      const repeat = () => {
        for (let span = spans.get(column); span && span.left > 0; span = spans.get(column)) {
          span.left -= 1;
          if (repeated < MOST_REPEATED) {
            const again = new Element(span.cell.name, {}, [new Text(span.text)]);
            setChildren(again, again.children);
            children.push(again);
          }
          repeated += 1;
          column += columnsOf(span.cell);
        }
      };
      repeat();
      for (const child of row.children) {
        children.push(child);
        if (!isTag(child)) continue;
        const left = Number(child.attribs.rowspan) - 1;
        const text = left > 0 ? textContent(child).trim() : "";
        if (text && text.length <= LONGEST_REPEATED) spans.set(column, { cell: child, text, left });
        column += columnsOf(child);
        repeat();
      }
      setChildren(row, children);
    }
  }
}

const columnsOf = ({ attribs }: Element) => Math.max(1, Math.floor(Number(attribs.colspan)) || 1);

/** In characters; longer cells are texts, and name no row. */
const LONGEST_REPEATED = 100;
/** In all tables of an article, because a few letters of HTML can ask for thousands of rows. */
const MOST_REPEATED = 10_000;

const afterSeparator =
  ([first, ...others]: Element[]) =>
  (child: ChildNode) =>
    isTag(child) && child !== first && others.length > 0 ? [new Text(" · "), child] : [child];

/** In one line these elements would lose their meaning. */
const MORE_THAN_LINES = /^(h[1-6]|ul|ol|blockquote|pre|table)$/;
