import { type ChildNode, type Element, isTag, type ParentNode, Text } from "domhandler";
import { setChildren } from "./store-tree.server.ts";

/** Makes each row a paragraph, so that the words of its cells don't run together. */
export function unrollTables(parent: ParentNode, isInCell = false): void {
  const children: ChildNode[] = [];
  let comesFirst = true;
  for (const child of parent.children) {
    if (isTag(child)) {
      const isCell = child.name === "td" || child.name === "th";
      if (isCell && !comesFirst) children.push(new Text(" · "));
      comesFirst = false;
      unrollTables(child, isInCell || isCell);
      child.name = nameInText(child, isInCell);
    }
    children.push(child);
  }
  if (children.length > parent.children.length) setChildren(parent, children);
}

function nameInText({ name }: Element, isInCell: boolean): string {
  if (name === "th") return "strong";
  if (name === "tr" || name === "caption") return "p";
  // A paragraph inside the row's paragraph would be invalid.
  return isInCell && (name === "p" || name === "div") ? "span" : name;
}
