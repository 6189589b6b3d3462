import {
  type ChildNode,
  type Document,
  type Element,
  isTag,
  isText,
  type ParentNode,
  Text,
} from "domhandler";
import { createElement, elementsIn, replaceAll, setChildren } from "./store-tree.server.ts";
import { findWords, firstInside } from "./store-words.server.ts";

/** Makes a `div` of each paragraph that holds a list or a quotation: browsers would end it there. */
export function openParagraphs(whole: Document): void {
  const elements = elementsIn(whole);
  const holdsList = firstInside(elements.filter(({ name }) => LISTS.has(name)));
  for (const element of elements) {
    if (element.name === "p" && holdsList.has(element)) element.name = "div";
  }
}

/** Makes paragraphs of blocks that the allow-list lacks; " · " separates them where a paragraph can't be. */
export function separateBlocks(whole: Document): void {
  replaceAll(
    elementsIn(whole).filter(({ name }) => UNSEEN.has(name)),
    () => [],
  );
  const elements = elementsIn(whole);
  for (const element of elements) {
    if (element.name === "xmp") element.name = "pre";
    if (element.name === "span" && BLOCK_STYLE.test(element.attribs.style ?? "")) {
      element.name = "div";
    }
    if (standsApart(element)) {
      setChildren(element, [new Text(" "), ...element.children, new Text(" ")]);
    }
  }
  const { speaking, pictures } = findWords(whole);
  const holdsBlock = firstInside(elements.filter(({ name }) => isBlock(name)));
  const holdsListedBlock = firstInside(elements.filter(({ name }) => LISTED_BLOCKS.has(name)));

  const isSeen = (node: ChildNode) =>
    isText(node)
      ? node.data.trim() !== ""
      : isTag(node) && (node.name === "img" || speaking.has(node) || pictures.has(node));

  const isUnlisted = (element: Element) =>
    UNLISTED_BLOCKS.has(element.name) || (holdsBlock.has(element) && !LISTED.has(element.name));

  const isInLine = (node: ChildNode) =>
    !isTag(node) || !(isBlock(node.name) || isUnlisted(node) || holdsListedBlock.has(node));

  const separated = (parent: ParentNode): ChildNode[] => {
    const ofParagraphs = [parent, ...parent.children].some(
      (node) => isTag(node) && isUnlisted(node),
    );
    const children: ChildNode[] = [];
    let line: ChildNode[] = [];
    const endLine = () => {
      const paragraph = createElement("p", line);
      separateInLine(paragraph, speaking);
      // An empty anchor or a break is none.
      if (ofParagraphs && line.some(isSeen)) children.push(paragraph);
      else for (const node of paragraph.children) children.push(node);
      line = [];
    };
    for (const child of parent.children) {
      if (!isTag(child) || isInLine(child)) {
        line.push(child);
        continue;
      }
      endLine();
      if (isUnlisted(child) && (holdsBlock.has(child) || !isSeen(child))) {
        for (const node of separated(child)) children.push(node);
        continue;
      }
      if (isUnlisted(child)) child.name = "p";
      else if (LINES.has(child.name)) separateInLine(child, speaking);
      else setChildren(child, separated(child));
      children.push(child);
    }
    endLine();
    return children;
  };
  setChildren(whole, separated(whole));
}

const BLOCK_STYLE = /display:\s*(block|flex|grid|table|list-item)/i;

/** Drawn with a gap around it, or not at all: "10" and "20" must not become 1020. */
function standsApart({ name, attribs, children: [only] }: Element): boolean {
  if (APART.has(name)) return true;
  if (name !== "span" || !/display:\s*(inline-|none)/i.test(attribs.style ?? "")) return false;
  // A letter alone is the beginning of a word.
  return !(only && isText(only) && only.data.trim().length < 2);
}

/** Where the last words of a line were, as far as it has been read. */
type LineEnd = { hasWords: boolean; isAtEdge: boolean };

/** Takes blocks out of a paragraph, heading or cell, and puts a separator between their words. */
export function separateInLine(
  line: Element,
  speaking: ReadonlyMap<ParentNode, ChildNode>,
  separator = line.name === "pre" ? "\n" : " · ",
  end: LineEnd = { hasWords: false, isAtEdge: false },
): void {
  const children: ChildNode[] = [];
  for (const child of line.children) {
    const isEdge = isTag(child) && (UNLISTED_BLOCKS.has(child.name) || LINES.has(child.name));
    end.isAtEdge ||= isEdge;
    const speaks = isText(child) ? child.data.trim() !== "" : isTag(child) && speaking.has(child);
    if (speaks && end.isAtEdge && end.hasWords) {
      children.push(new Text(separator));
      end.hasWords = false;
    }
    children.push(child);
    if (isText(child) && speaks) Object.assign(end, { hasWords: true, isAtEdge: false });
    if (!isTag(child)) continue;
    const isApart = child.name === "br" || child.name === "img" || LISTED_BLOCKS.has(child.name);
    if (isApart && !isEdge) end.hasWords = false;
    separateInLine(child, speaking, separator, end);
    if (isApart && !isEdge) end.hasWords = false;
    if (!isEdge) continue;
    end.isAtEdge = true;
    const isPlace = LINES.has(child.name) && child.attribs.id;
    child.name = isPlace ? "a" : "span";
    delete child.attribs.href;
  }
  setChildren(line, children);
}

const words = (names: string): ReadonlySet<string> => new Set(names.split(" "));

const UNLISTED_BLOCKS = words(
  "address article aside caption center dd details dialog dir div dl dt fieldset figcaption figure footer form header " +
    "hgroup hr legend main menu nav optgroup option search section summary table tbody td textarea tfoot th thead tr",
);

const LINES = words("p h1 h2 h3 h4 h5 h6 pre");

const LISTS = words("ul ol li blockquote");

const LISTED_BLOCKS = LINES.union(LISTS);

const LISTED = LISTED_BLOCKS.union(words("a strong em u code"));

const APART = words("button label text tspan title desc output meter progress");

/** Word pastes its settings as `xml`. */
const UNSEEN = words("script style xml");

const isBlock = (name: string) => LISTED_BLOCKS.has(name) || UNLISTED_BLOCKS.has(name);
