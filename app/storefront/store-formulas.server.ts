import { type ChildNode, type Document, Element, isText, Text } from "domhandler";
import { elementsIn, replaceAll, setChildren } from "./store-tree.server.ts";
import { wordsIn } from "./store-words.server.ts";

/** Writes MathML in a line, with powers and indices for `writePowers`: 10⁶ would become 106. */
export function writeFormulas(whole: Document): void {
  replaceAll(elementsIn(whole).filter(isSecondCopy), () => []);
  const formulas = elementsIn(whole).filter(({ name }) => name === "math");
  // The inner ones come first.
  for (const part of formulas.flatMap((formula) => elementsIn(formula)).reverse()) {
    const writer = WRITERS.get(part.name);
    if (!writer) continue;
    // White space between the parts means nothing.
    const parts = part.children.filter((child) => !isText(child) || child.data.trim());
    setChildren(part, [...writer.write(...parts), ...parts.slice(writer.takes)]);
  }
}

/** KaTeX and MathJax draw what their MathML says, and add its source. */
function isSecondCopy({ name, attribs }: Element): boolean {
  return /^annotation(-xml)?$/.test(name) || /(^|\s)katex-html(\s|$)/.test(attribs.class ?? "");
}

type Writer = { takes: number; write: (...parts: ChildNode[]) => ChildNode[] };

const withPower: Writer = {
  takes: 2,
  write: (base, power) => [...some(base), ...raised("sup", power)],
};
const withIndex: Writer = {
  takes: 2,
  write: (base, index) => [...some(base), ...raised("sub", index)],
};
const withBoth: Writer = {
  takes: 3,
  write: (base, index, power) => [...some(base), ...raised("sub", index), ...raised("sup", power)],
};

const WRITERS = new Map<string, Writer>([
  ["mrow", { takes: Number.POSITIVE_INFINITY, write: (...parts) => parts }],
  ["msup", withPower],
  ["mover", withPower],
  ["msub", withIndex],
  ["munder", withIndex],
  ["msubsup", withBoth],
  ["munderover", withBoth],
  [
    "mfrac",
    { takes: 2, write: (above, below) => [...grouped(above), new Text("/"), ...grouped(below)] },
  ],
  [
    "msqrt",
    {
      takes: Number.POSITIVE_INFINITY,
      write: (...parts) => [new Text("√("), ...parts, new Text(")")],
    },
  ],
  [
    "mroot",
    {
      takes: 2,
      write: (base, root) => [...raised("sup", root), new Text("√("), ...some(base), new Text(")")],
    },
  ],
  ["mtd", { takes: Number.POSITIVE_INFINITY, write: (...parts) => [...parts, new Text(" ")] }],
]);

const some = (part: ChildNode | undefined): ChildNode[] => (part ? [part] : []);

function raised(name: "sup" | "sub", part: ChildNode | undefined): ChildNode[] {
  const element = new Element(name, {});
  setChildren(element, some(part));
  return [element];
}

/** "1/2", but "(a+b)/2". */
function grouped(part: ChildNode | undefined): ChildNode[] {
  const isShort = part === undefined || /^\s*(\p{L}|[\d.,]+)\s*$/u.test(wordsIn(part));
  return isShort ? some(part) : [new Text("("), part, new Text(")")];
}
