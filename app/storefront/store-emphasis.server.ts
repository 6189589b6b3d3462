import { type ChildNode, type Document, Element, isTag, isText, Text } from "domhandler";
import { styleOf } from "./store-styles.server.ts";
import { elementsIn, isInside, replaceAll, setChildren } from "./store-tree.server.ts";
import { findWords, firstInside } from "./store-words.server.ts";

/** Names emphasis as the allow-list does, marks struck-out text in words, and quotations with quotation marks. */
export function nameEmphasis(whole: Document): void {
  for (const element of elementsIn(whole)) {
    if (/^(kbd|samp|tt)$/.test(element.name)) element.name = "code";
  }
  for (const mark of MARKS) markWords(whole, mark);
  const { speaking } = findWords(whole);
  replaceAll(
    elementsIn(whole).filter(({ name }) => name === "q"),
    ({ children }) => [new Text("“"), ...children, new Text("”")],
  );
  const struck = elementsIn(whole).filter((element) => isStruck(element) && speaking.has(element));
  const inLine = struck.filter(({ name }) => IN_LINE.has(name));
  for (const block of struck) if (!IN_LINE.has(block.name)) strikeOut(block);
  replaceAll(inLine, ({ children, next }) => [
    new Text(" [struck out: "),
    ...children,
    new Text(isPunctuation(next) ? "]" : "] "),
  ]);
}

type Mark = {
  name: "strong" | "em" | "u";
  /** Elements that look so by themselves. */
  tags: ReadonlySet<string>;
  /** In these it says nothing new. */
  within: ReadonlySet<string>;
  /** Undefined where the style says nothing of it. */
  look: (element: Element) => boolean | undefined;
};

const names = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const MARKS: readonly Mark[] = [
  {
    name: "strong",
    tags: names("b strong"),
    within: names("strong th h1 h2 h3 h4 h5 h6"),
    look: (element) => isHeavy(styleOf(element, "font-weight") ?? shorthand(element)),
  },
  {
    name: "em",
    tags: names("i em cite dfn var"),
    within: names("em"),
    look: (element) => {
      const style = styleOf(element, "font-style") ?? shorthand(element);
      return style === undefined ? undefined : /\b(italic|oblique)\b/.test(style);
    },
  },
  {
    name: "u",
    tags: names("u"),
    within: names("u a"),
    look: (element) =>
      (styleOf(element, "text-decoration-line") ?? styleOf(element, "text-decoration"))?.includes(
        "underline",
      ),
  },
];

/** "italic bold 12px/1 Arial" without the size and the font's name. */
const shorthand = (element: Element) =>
  styleOf(element, "font")?.split(/\d{1,9}(\.\d{1,9})?(px|pt|em)/)[0];

function isHeavy(weight: string | undefined): boolean | undefined {
  if (weight === undefined) return undefined;
  return /\bbold(er)?\b/.test(weight) || Number(/\b\d+\b/.exec(weight)?.[0]) >= 600;
}

/**
 * Google Docs pastes styles in place of tags, and all of a text inside a `b` of normal weight. Where words inside of a
 * mark are set without it, the mark goes to the others.
 */
function markWords(whole: Document, { name, tags, within, look }: Mark): void {
  const elements = elementsIn(whole);
  const plain = new Set(elements.filter((element) => look(element) === false));
  const holdsOther = firstInside(
    elements.filter((element) => plain.has(element) || BLOCKS.test(element.name)),
  );
  const markIn = (parent: Element) => {
    const children: ChildNode[] = [];
    let marked: Element | undefined;
    for (const child of parent.children) {
      const isWhole =
        !isTag(child) || !(plain.has(child) || BLOCKS.test(child.name) || holdsOther.has(child));
      if (isWhole) {
        if (!marked) {
          marked = new Element(name, {});
          children.push(marked);
        }
        marked.children.push(child);
        continue;
      }
      marked = undefined;
      if (isTag(child) && !plain.has(child)) markIn(child);
      children.push(child);
    }
    setChildren(parent, children);
    for (const child of children)
      if (isTag(child) && child.name === name) setChildren(child, child.children);
  };
  for (const element of elements) {
    const isMarked = look(element) ?? tags.has(element.name);
    if (!isMarked) {
      if (tags.has(element.name)) element.name = "span";
      continue;
    }
    if (within.has(element.name) && element.name !== name) continue;
    if (isInside(within, element)) {
      if (tags.has(element.name)) element.name = name;
      continue;
    }
    const isUndone = elementsIn(element).some((inner) => plain.has(inner));
    if (tags.has(element.name) && !isUndone) {
      element.name = name;
      continue;
    }
    if (tags.has(element.name)) element.name = "span";
    markIn(element);
  }
}

const BLOCKS =
  /^(p|h[1-6]|ul|ol|li|blockquote|pre|div|table|thead|tbody|tfoot|tr|td|th|section|article|figure|dl|dt|dd)$/;

const isStruck = ({ name, attribs: { style = "" } }: Element) =>
  /^(del|s|strike)$/.test(name) || style.includes("line-through");

const IN_LINE: ReadonlySet<string> = new Set(["del", "s", "strike", "span"]);

/** Within the block, or in each item or cell, so that these stay where they are. */
function strikeOut(block: Element): void {
  const parts = block.children.filter(isTag);
  if (/^(table|thead|tbody|tfoot|tr|ul|ol)$/.test(block.name)) parts.forEach(strikeOut);
  else setChildren(block, [new Text("[struck out: "), ...block.children, new Text("]")]);
}

const isPunctuation = (node: ChildNode | null) =>
  node === null || (isText(node) && /^[\s\p{P}]/u.test(node.data));
