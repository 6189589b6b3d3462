import type { Document, Element } from "domhandler";
import { NAME_PREFIX } from "./store-anchors.ts";
import { elementsIn, replaceAll } from "./store-tree.server.ts";
import { findWords, wordsIn } from "./store-words.server.ts";

export type Heading = { id: string; text: string; level: 2 | 3 };

/** Makes headings step by one level below the page's h1, and removes empty ones. */
export function mendHeadings(body: Document): void {
  const { speaking, pictures } = findWords(body);
  const ofNothing: Element[] = [];
  const above: number[] = [];
  for (const heading of headingsIn(body)) {
    if (!speaking.has(heading)) {
      if (pictures.has(heading)) heading.name = "p";
      else ofNothing.push(heading);
      continue;
    }
    const level = Math.max(2, Number(heading.name.slice(1)));
    while ((above.at(-1) ?? 0) >= level) above.pop();
    above.push(level);
    heading.name = `h${above.length + 1}`;
  }
  replaceAll(ofNothing, () => []);
}

/** Gives each heading an anchor. @returns the sections of a table of contents */
export function anchorHeadings(body: Document): Heading[] {
  const taken = new Set(elementsIn(body).map((element) => element.attribs.id));
  const counts = new Map<string, number>();
  const headings: Heading[] = [];
  for (const element of headingsIn(body)) {
    const text = wordsIn(element).replace(/\s+/g, " ").trim();
    if (!text) continue;
    element.attribs.id ||= unique(NAME_PREFIX + slugify(text), taken, counts);
    const level = element.name === "h2" ? 2 : 3;
    const isSection = element.name === "h2" || element.name === "h3";
    if (isSection && headings.length < MOST_IN_CONTENTS) {
      headings.push({ id: element.attribs.id, text, level });
    }
  }
  return headings;
}

const MOST_IN_CONTENTS = 200;

function slugify(text: string): string {
  const slug = text
    .slice(0, LONGEST_SLUG)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return slug || "section";
}

const LONGEST_SLUG = 200;

/** `counts` remembers the last number of each id, so that many equal headings cost no search. */
function unique(id: string, taken: Set<string | undefined>, counts: Map<string, number>): string {
  let count = counts.get(id) ?? 1;
  let candidate = count === 1 ? id : `${id}-${count}`;
  while (taken.has(candidate)) {
    count += 1;
    candidate = `${id}-${count}`;
  }
  counts.set(id, count + 1);
  taken.add(candidate);
  return candidate;
}

function headingsIn(body: Document): Element[] {
  return elementsIn(body).filter(({ name }) => isHeadingName(name));
}

const isHeadingName = (name: string) => /^h[1-6]$/.test(name);
