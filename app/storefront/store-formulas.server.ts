import { type ChildNode, type Document, type Element, isText, Text } from "domhandler";
import { createElement, elementsIn, replaceAll, setChildren } from "./store-tree.server.ts";
import { wordsIn } from "./store-words.server.ts";

/** Writes MathML in a line, with powers and indices for `writePowers`: 10⁶ would become 106. */
export function writeFormulas(whole: Document): void {
  replaceAll(elementsIn(whole).filter(isSecondCopy), () => []);
  const formulas = elementsIn(whole).filter(({ name }) => name === "math");
  // The inner ones come first.
  for (const part of formulas.flatMap((formula) => elementsIn(formula)).reverse()) {
    const write = WRITERS.get(part.name);
    // White space between the parts means nothing.
    const parts = part.children.filter((child) => !isText(child) || child.data.trim());
    if (write) setChildren(part, write(parts));
  }
}

/** KaTeX and MathJax draw what their MathML says, and add its source. */
function isSecondCopy({ name, attribs }: Element): boolean {
  return /^annotation(-xml)?$/.test(name) || /(^|\s)katex-html(\s|$)/.test(attribs.class ?? "");
}

type Writer = (parts: ChildNode[]) => ChildNode[];

const withScripts =
  (...scripts: string[]): Writer =>
  (parts) => [
    ...parts.slice(0, 1),
    ...scripts.map((script, at) => createElement(script, parts.slice(at + 1, at + 2))),
    ...parts.slice(scripts.length + 1),
  ];

const WRITERS = new Map<string, Writer>([
  ["mrow", (parts) => parts],
  ["msup", withScripts("sup")],
  ["mover", withScripts("sup")],
  ["msub", withScripts("sub")],
  ["munder", withScripts("sub")],
  ["msubsup", withScripts("sub", "sup")],
  ["munderover", withScripts("sub", "sup")],
  [
    "mfrac",
    ([above, below, ...others]) => [...grouped(above), new Text("/"), ...grouped(below), ...others],
  ],
  ["msqrt", inRoot],
  [
    "mroot",
    (parts) => [
      createElement("sup", parts.slice(1, 2)),
      ...inRoot(parts.slice(0, 1)),
      ...parts.slice(2),
    ],
  ],
  ["mtd", (parts) => [...parts, new Text(" ")]],
]);

function inRoot(parts: ChildNode[]): ChildNode[] {
  return [new Text("√("), ...parts, new Text(")")];
}

/** "1/2", but "(a+b)/2". */
function grouped(part: ChildNode | undefined): ChildNode[] {
  if (!part) return [];
  const isShort = /^\s*(\p{L}|[\d.,]+)\s*$/u.test(wordsIn(part));
  return isShort ? [part] : [new Text("("), part, new Text(")")];
}
