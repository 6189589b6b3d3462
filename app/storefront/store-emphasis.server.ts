import { type ChildNode, type Document, type Element, isTag, isText, Text } from "domhandler";
import { elementsIn, replaceAll, setChildren } from "./store-tree.server.ts";
import { findWords } from "./store-words.server.ts";

/** Names emphasis as the allow-list does, marks struck-out text in words, and quotations with quotation marks. */
export function nameEmphasis(whole: Document): void {
  for (const element of elementsIn(whole)) {
    const { style = "" } = element.attribs;
    // Google Docs pastes all of a text inside a `b` of normal weight.
    if (element.name === "b" && !/font-weight:\s*(normal|400)/i.test(style))
      element.name = "strong";
    if (element.name === "i" && !/font-style:\s*normal/i.test(style)) element.name = "em";
  }
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
