import {
  type ChildNode,
  type Document,
  type Element,
  isTag,
  type ParentNode,
  Text,
} from "domhandler";
import { separateInLine } from "./store-blocks.server.ts";
import { createElement, elementsIn, setChildren } from "./store-tree.server.ts";
import { findWords, firstInside, wordsIn } from "./store-words.server.ts";

/** Makes each row a paragraph, or one block after the other where cells hold more than lines. */
export function unrollTables(whole: Document): void {
  const elements = elementsIn(whole);
  const { speaking } = findWords(whole);
  const holdsMore = firstInside(elements.filter(({ name }) => MORE_THAN_LINES.test(name)));
  const spanning = createSpanning();
  for (const element of elements) {
    if (element.name === "caption") element.name = "div";
    if (element.name !== "tr") continue;
    const columns = spanning.repeatIn(element);
    const cells = element.children.filter(isTag);
    const isLine = cells.length > 1 && !holdsMore.has(element);
    element.name = isLine ? "p" : "div";
    if (isLine) for (const cell of cells) separateInLine(cell, speaking);
    for (const [cell, column] of columns) {
      spanning.note(cell, column, isLine ? wordsIn(cell).trim() : "");
    }
    if (isLine) setChildren(element, element.children.flatMap(afterSeparator(cells)));
    for (const cell of cells) {
      if (cell.name === "th") cell.name = "strong";
      else if (isLine) cell.name = "span";
    }
  }
}

/** Below a cell that spans rows, each row says its words again: a dose without its area says nothing. */
function createSpanning() {
  type Span = { name: string; words: string; width: number; left: number };
  const ofParents = new Map<ParentNode | null, Map<number, Span>>();
  let repeated = 0;
  return {
    /** The row's own cells with their columns. */
    repeatIn(row: Element): Map<Element, number> {
      const spans = ofParents.get(row.parent);
      const columns = new Map<Element, number>();
      const children: ChildNode[] = [];
      let column = 0;
      const repeat = () => {
        for (
          let span = spans?.get(column);
          span && span.left > 0 && repeated < MOST_REPEATED;
          span = spans?.get(column)
        ) {
          repeated += 1;
          span.left -= 1;
          column += span.width;
          if (!span.words) continue;
          children.push(createElement(span.name, [new Text(span.words)]));
        }
      };
      repeat();
      for (const child of row.children) {
        children.push(child);
        if (!isTag(child)) continue;
        columns.set(child, column);
        column += widthOf(child);
        repeat();
      }
      setChildren(row, children);
      return columns;
    },
    /** @param said empty for what is no line of words */
    note(cell: Element, column: number, said: string) {
      const left = Number(cell.attribs.rowspan) - 1;
      const row = cell.parent;
      if (!(left > 0) || !row) return;
      const spans = ofParents.get(row.parent) ?? new Map<number, Span>();
      ofParents.set(row.parent, spans);
      const isShort = said.length <= LONGEST_REPEATED;
      const words = isShort ? said : "";
      spans.set(column, { name: cell.name, words, width: widthOf(cell), left });
    },
  };
}

const widthOf = ({ attribs }: Element) => Math.max(1, Math.floor(Number(attribs.colspan)) || 1);

/** In characters; longer cells are texts, and name no row. */
const LONGEST_REPEATED = 100;
/** Cells in all tables of an article, because a few letters of HTML can ask for thousands of rows. */
const MOST_REPEATED = 10_000;

const afterSeparator =
  ([first, ...others]: Element[]) =>
  (child: ChildNode) =>
    isTag(child) && child !== first && others.length > 0 ? [new Text(" · "), child] : [child];

/** In one line these elements would lose their meaning. */
const MORE_THAN_LINES = /^(h[1-6]|ul|ol|li|blockquote|pre|table)$/;
