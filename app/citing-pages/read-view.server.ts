import type { CitationMarks } from "#app/evidence/text/evidence-text.ts";
import { isInLine, type TextElement } from "#app/text/text.ts";

/** `anchor` is the element id of its marker. */
export type CitingSentence = {
  readonly study: string;
  readonly text: string;
  readonly anchor: string;
};

/** A paragraph, cell or heading: its words without markers, and the markers' places in them. */
type Block = {
  words: string;
  readonly marks: { readonly at: number; readonly study: string; readonly anchor: string }[];
};

/**
 * What a page says, links to and cites.
 * @param view the page's data: texts, and lists and objects with texts at any depth
 */
export function readView(view: unknown) {
  const blocks: Block[] = [];
  const links: string[] = [];
  /** In its list of references. */
  const studies = new Set<string>();
  let block: Block = { words: "", marks: [] };

  function apart(value: unknown) {
    endBlock();
    read(value);
    endBlock();
  }

  function endBlock() {
    if (block.words) blocks.push(block);
    block = { words: "", marks: [] };
  }

  function read(value: unknown) {
    if (typeof value === "string") block.words += value;
    else if (Array.isArray(value)) {
      for (const each of value) Array.isArray(each) ? apart(each) : read(each);
    } else if (isNode(value)) readNode(value);
    else if (typeof value === "object" && value !== null) {
      if ("citedAt" in value && "id" in value) studies.add(`${value.id}`);
      for (const each of Object.values(value)) apart(each);
    }
  }

  function readNode(node: Node) {
    if ("marks" in node) {
      for (const { id, anchor } of node.marks) mark(id, anchor);
      return;
    }
    const { tag, href, id, reference, children } = node;
    if (href) links.push(href);
    if (!isInLine(tag)) endBlock();
    // A picture among words has none.
    for (const child of children) if (typeof child === "string" || isNode(child)) read(child);
    if (!isInLine(tag)) endBlock();
    // A link of an article that is a marker too.
    const study = /^ref-(?!source-)(.+)$/.exec(reference ?? "")?.[1];
    if (study && id?.startsWith("cite-")) mark(study, id);
  }

  function mark(study: string, anchor: string) {
    block.marks.push({ at: block.words.length, study, anchor });
  }

  apart(view);
  return { blocks, links, studies };
}

type Node = TextElement<object> | CitationMarks;

function isNode(value: unknown): value is Node {
  if (typeof value !== "object" || value === null) return false;
  // A figure has markers too, but no words before them.
  return "tag" in value || ("marks" in value && Object.keys(value).length === 1);
}

/** In the view's order. A marker beside a label or a figure alone has none. */
export function citingSentences(blocks: readonly Block[]): CitingSentence[] {
  return blocks.flatMap(({ words, marks }) => {
    const sentences = marks.length > 0 ? sentencesOf(words) : [];
    return marks.flatMap(({ at, ...cited }) => {
      const around = sentences.find(
        ({ index, segment }) => at > index && at <= index + segment.length,
      );
      const text = (around?.segment ?? "").replace(BREAKING_SPACES, " ").trim();
      return text.length >= SHORTEST ? [{ ...cited, text }] : [];
    });
  });
}

/** A page's name that is a question ends no sentence. */
function sentencesOf(words: string): { index: number; segment: string }[] {
  const sentences: { index: number; segment: string }[] = [];
  for (const { index, segment } of SENTENCES.segment(words)) {
    const before = sentences.at(-1);
    if (before?.segment.trimEnd().endsWith("?") && /^\p{Ll}/u.test(segment)) {
      before.segment += segment;
    } else sentences.push({ index, segment });
  }
  return sentences;
}

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });

/** All but the one between a figure and its unit. */
const BREAKING_SPACES = /[^\S\u00a0]+/g;

/** In letters. A shorter text is a label, or a figure in a table. */
const SHORTEST = 15;
