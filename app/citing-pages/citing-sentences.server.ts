import type { Element } from "domhandler";
import { isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import { elementsIn } from "#app/storefront/store-tree.server.ts";

/** `anchor` is the element id of its marker. */
export type CitingSentence = {
  readonly study: string;
  readonly text: string;
  readonly anchor: string;
};

/** In reading order. A marker beside a label or a figure alone has none. */
export function findCitingSentences(html: string): CitingSentence[] {
  return elementsIn(parseDocument(html)).flatMap((element) => {
    const { id, href = "", "data-reference": reference } = element.attribs;
    const cited = (reference ?? href.slice(1)).match(/^ref-(?!source-)(.+)$/)?.[1];
    if (!id?.startsWith("cite-") || !cited) return [];
    const text = sentenceAround(element);
    return text ? [{ study: cited, text, anchor: id }] : [];
  });
}

function sentenceAround(marker: Element): string {
  const block = closest(marker, BLOCKS);
  if (!block) return "";
  const { text, at } = readTo(block, marker);
  const sentence = [...SENTENCES.segment(text)].find(
    ({ index, segment }) => at > index && at <= index + segment.length,
  );
  const words = tidy(sentence?.segment ?? "");
  return words.length >= SHORTEST ? words : "";
}

const BLOCKS = new Set(
  "p li td th dd dt figcaption h2 h3 h4 blockquote summary div section".split(" "),
);

/** In letters. A shorter text is a label, or a figure in a table. */
const SHORTEST = 15;

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

function closest(element: Element, names: ReadonlySet<string>): Element | undefined {
  for (let parent = element.parent; parent; parent = parent.parent) {
    if (isTag(parent) && names.has(parent.name)) return parent;
  }
  return undefined;
}

/** An element's words without markers, and the number of letters before the marker. */
function readTo(element: Element, marker: Element): { text: string; at: number } {
  let text = "";
  let at = 0;
  function walk(node: Element) {
    if (node === marker) at = text.length;
    if (node.attribs.class === "citation") {
      if (elementsIn(node).includes(marker)) at = text.length;
      return;
    }
    for (const child of node.children) {
      // A line break in the HTML would end a sentence.
      if (isText(child)) text += child.data.replace(BREAKING_SPACES, " ");
      else if (isTag(child)) walk(child);
      if (child === marker) at = text.length;
    }
    // Two cells or lines are not one sentence.
    if (BLOCKS.has(node.name) && node !== element) text += " ";
  }
  walk(element);
  return { text, at };
}

/** All but the one between a figure and its unit. */
const BREAKING_SPACES = /[^\S\u00a0]+/g;

const tidy = (text: string) => text.replace(BREAKING_SPACES, " ").trim();
