import render from "dom-serializer";
import { type Document, type Element, isTag, Text } from "domhandler";
import { findAll, prepend } from "domutils";
import { parseDocument } from "htmlparser2";

/**
 * HTML whose tables are lines of text, a row a paragraph, its cells parted by dots. The specification's
 * allow-list has no tables, and without this their words would run into each other.
 */
export function unrollTables(html: string): string {
  if (!/<t[dh][\s>]/i.test(html)) return html;
  const body = parseDocument(html);
  for (const cell of named(body, ["td", "th"])) {
    // A paragraph cannot stand inside of the row's.
    for (const block of named(cell, ["p", "div"])) block.name = "span";
    if (previousCell(cell)) prepend(cell, new Text(" · "));
    if (cell.name === "th") cell.name = "strong";
  }
  for (const row of named(body, ["tr", "caption"])) row.name = "p";
  return render(body, { encodeEntities: "utf8" });
}

function named(root: Document | Element, names: string[]): Element[] {
  return findAll((element) => names.includes(element.name), root.children);
}

function previousCell({ prev }: Element): boolean {
  for (let node = prev; node; node = node.prev) if (isTag(node)) return true;
  return false;
}
