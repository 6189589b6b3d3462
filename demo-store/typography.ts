import { type ChildNode, isTag, isText } from "domhandler";

/** Sets a text as print does: curly quotation marks and apostrophes, and a unit on its number's line. */
export function typeset(text: string): string {
  return setText(text, "");
}

/** The same for a rendered body, in place. Code stays as it is. */
export function typesetNodes(nodes: readonly ChildNode[]): void {
  let before = "";
  for (const node of nodes) before = setNode(node, before);
}

/** Sets a node; gives what stands before the next one, by which a mark opens or closes. */
function setNode(node: ChildNode, before: string): string {
  if (isText(node)) {
    const { data } = node;
    node.data = setText(data, before);
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

function setText(text: string, before: string): string {
  return text
    .replace(/["']/g, (mark, at: number) => {
      const opens = /^$|[\s([{/"“‘—–]/.test(at === 0 ? before.slice(-1) : text.charAt(at - 1));
      if (mark === '"') return opens ? "“" : "”";
      return opens ? "‘" : "’";
    })
    .replace(/(\d) (?=(?:nm|mm|cm|J|mW|W|Hz|lux|s|inch|inches)(?![\p{L}\d]))/gu, "$1\u00a0")
    .replace(/(\d%) (?=CI\b)/g, "$1\u00a0")
    .replace(/\b([A-Za-z]) ([=<]) (?=−?\d)/g, "$1\u00a0$2\u00a0");
}
