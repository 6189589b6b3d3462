import {
  type ChildNode,
  type Document,
  type Element,
  isTag,
  isText,
  type ParentNode,
} from "domhandler";
import { elementsIn } from "./store-tree.server.ts";

/** What is said in each element: its first word or picture with words, and its first picture. */
export function findWords(body: Document) {
  return {
    speaking: firstInside(speakingNodes(body)),
    pictures: firstInside(elementsIn(body).filter(isPicture)),
  };
}

/** Whether a picture has a text in its place. */
export const hasWords = (element: Element) =>
  isPicture(element) && Boolean(element.attribs.alt?.trim());

/** For every node that holds one of these, the first of them. */
function firstInside<Node extends ChildNode>(nodes: readonly Node[]): Map<ParentNode, Node> {
  const first = new Map<ParentNode, Node>();
  for (const node of nodes) {
    // Where one is known above, it is known in all that is above that.
    for (let above = node.parent; above && !first.has(above); above = above.parent) {
      first.set(above, node);
    }
  }
  return first;
}

/** Words, and pictures that have some. */
function speakingNodes(body: Document): ChildNode[] {
  return [body, ...elementsIn(body)].flatMap(({ children }) =>
    children.filter((node) => (isText(node) ? node.data.trim() : isTag(node) && hasWords(node))),
  );
}

const isPicture = ({ name }: Element) => name === "img";
