import { type ChildNode, type Document, type Element, isText, Text } from "domhandler";
import { elementsIn, replaceAll } from "./store-tree.server.ts";
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
  replaceAll(
    elementsIn(whole).filter((element) => isStruck(element) && speaking.has(element)),
    ({ children, next }) => [
      new Text(" [struck out: "),
      ...children,
      new Text(isPunctuation(next) ? "]" : "] "),
    ],
  );
}

const isStruck = ({ name, attribs: { style = "" } }: Element) =>
  /^(del|s|strike)$/.test(name) || (name === "span" && style.includes("line-through"));

const isPunctuation = (node: ChildNode | null) =>
  node === null || (isText(node) && /^[\s\p{P}]/u.test(node.data));
