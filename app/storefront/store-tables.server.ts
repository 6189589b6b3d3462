import render from "dom-serializer";
import { type Element, isTag, Text } from "domhandler";
import { getElementsByTagName, prepend } from "domutils";
import { parseDocument } from "htmlparser2";

/**
 * HTML whose tables are lines of text, a row a paragraph, its cells parted by dots. The specification's
 * allow-list has no tables, and without this their words would run into each other.
 */
export function unrollTables(html: string): string {
  if (!/<t[dh][\s>]/i.test(html)) return html;
  const body = parseDocument(html);
  for (const cell of getElementsByTagName((name) => /^t[dh]$/.test(name), body)) {
    // A paragraph cannot stand inside of the row's.
    for (const block of getElementsByTagName((name) => /^(p|div)$/.test(name), cell))
      block.name = "span";
    if (previousCell(cell)) prepend(cell, new Text(" · "));
    if (cell.name === "th") cell.name = "strong";
  }
  for (const row of getElementsByTagName((name) => /^(tr|caption)$/.test(name), body))
    row.name = "p";
  return render(body, { encodeEntities: "utf8" });
}

function previousCell({ prev }: Element): boolean {
  for (let node = prev; node; node = node.prev) if (isTag(node)) return true;
  return false;
}
