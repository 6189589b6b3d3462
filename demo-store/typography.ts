import { type ChildNode, isTag, isText } from "domhandler";
import { typesetAfter } from "#app/text/typeset.ts";

/** Sets a rendered body as print does, in place, by the site's one typographer. Code stays as it is. */
export function typesetNodes(nodes: readonly ChildNode[]): void {
  let before = "";
  for (const node of nodes) before = setNode(node, before);
}

/** Sets a node; gives what stands before the next one, by which a mark opens or closes. */
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

/** What Markdown has inside a line of text. */
const INLINE = new Set(["a", "em", "strong", "del"]);
