import { type ChildNode, isTag, isText } from "domhandler";
import { typesetAfter } from "#app/text/typeset.ts";

/** Typesets a body in place, except code. */
export function typesetNodes(nodes: readonly ChildNode[]): void {
  let before = "";
  for (const node of nodes) before = setNode(node, before);
}

/** @returns the text before the next node, which decides whether a mark opens */
function setNode(node: ChildNode, before: string): string {
  if (isText(node)) {
    const { data } = node;
    node.data = typesetAfter(before, data);
    return data.at(-1) ?? before;
  }
  if (!isTag(node)) return before;
  if (node.name === "pre") return "";
  if (node.name === "code") return "x";
  const inline = INLINE.has(node.name);
  let last = inline ? before : "";
  for (const child of node.children) last = setNode(child, last);
  return inline ? last : "";
}

/** Markdown's elements inside a line. */
const INLINE = new Set(["a", "em", "strong", "del"]);
