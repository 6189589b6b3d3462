import { type Document, Element, isTag, type ParentNode } from "domhandler";
import { elementsIn, replaceAll } from "./store-tree.server.ts";
import { findWords } from "./store-words.server.ts";

/** Drops what has neither words nor pictures; the places in it that links lead to stay. */
export function dropGaps(body: Document): void {
  const { speaking, pictures } = findWords(body);
  const gaps = elementsIn(body).filter(
    (element) => isGap(element) && !speaking.has(element) && !pictures.has(element),
  );
  replaceAll(gaps, (gap) => [
    ...(gap.attribs.id ? [new Element("a", { id: gap.attribs.id })] : []),
    ...gap.children.filter((child) => isTag(child) && (child.attribs.id || holdsPlace(child))),
  ]);
}

/** The number of an empty step counts. */
const isGap = ({ name, parent }: Element) =>
  /^(p|blockquote|ul|ol)$/.test(name) || (name === "li" && !isNumbered(parent));

const isNumbered = (parent: ParentNode | null) =>
  parent !== null && isTag(parent) && parent.name === "ol";

const holdsPlace = (element: Element) => elementsIn(element).some(({ attribs }) => attribs.id);
