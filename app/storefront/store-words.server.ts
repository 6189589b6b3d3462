import {
  type ChildNode,
  type Document,
  type Element,
  isTag,
  isText,
  type ParentNode,
} from "domhandler";
import { elementsIn } from "./store-tree.server.ts";

/** For each element: its first word or picture with words, and its first picture. */
export function findWords(body: Document) {
  return {
    speaking: firstInside(speakingNodes(body)),
    pictures: firstInside(elementsIn(body).filter(isPicture)),
  };
}

/** A `br` is a space. Without scripts and styles, whose text is no words. */
export function wordsIn(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || /^(script|style)$/.test(node.name)) return "";
  return node.name === "br" ? " " : node.children.map(wordsIn).join("");
}

export const hasWords = (element: Element) =>
  isPicture(element) && Boolean(element.attribs.alt?.trim());

/** For every node with such a descendant, the first one. */
export function firstInside<Node extends ChildNode>(nodes: readonly Node[]): Map<ParentNode, Node> {
  const first = new Map<ParentNode, Node>();
  for (const node of nodes) {
    // When an ancestor has one, all further ancestors have one too.
    for (let above = node.parent; above && !first.has(above); above = above.parent) {
      first.set(above, node);
    }
  }
  return first;
}

function speakingNodes(body: Document): ChildNode[] {
  return [body, ...elementsIn(body)].flatMap(({ children }) =>
    children.filter((node) => (isText(node) ? hasSigns(node.data) : isTag(node) && hasWords(node))),
  );
}

/** Editors leave signs without width behind, which JavaScript takes for words. */
export const hasSigns = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);

const isPicture = ({ name }: Element) => name === "img";
