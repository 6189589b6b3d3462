import { type Document, Element, isTag, isText, type ParentNode } from "domhandler";
import { elementsIn, replaceAll } from "./store-tree.server.ts";
import { findWords, hasSigns } from "./store-words.server.ts";

/** Drops what has neither words nor pictures; the places in it that links lead to stay. */
export function dropGaps(body: Document): void {
  const lines = elementsIn(body).filter(({ name }) => /^(p|h[1-6]|li|blockquote)$/.test(name));
  replaceAll([body, ...lines].flatMap(idleBreaks), () => []);
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

/** Breaks with no line on one side: between blocks, and at either end of a paragraph. */
function idleBreaks({ children }: ParentNode): Element[] {
  const idle: Element[] = [];
  let waiting: Element[] = [];
  let hasLine = false;
  for (const child of children) {
    if (isText(child) && !hasSigns(child.data)) continue;
    if (isTag(child) && child.name === "br") {
      (hasLine ? waiting : idle).push(child);
      continue;
    }
    hasLine = !isTag(child) || !/^(p|h[1-6]|ul|ol|blockquote|pre)$/.test(child.name);
    if (!hasLine) idle.push(...waiting);
    waiting = [];
  }
  return [...idle, ...waiting];
}
