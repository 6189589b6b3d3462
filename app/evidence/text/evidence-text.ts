import type { Text, TextNode } from "#app/text/text.ts";
import type { CitationMark } from "./reference.ts";

/** Prose as `startCitations` reads it, with numbered markers. */
export type EvidenceText = Text<CitationMarks>;

export type EvidenceNode = TextNode<CitationMarks>;

/** Markers at one place of a text. */
export type CitationMarks = { readonly marks: readonly CitationMark[] };

/** The whole text is the first sentence when there is no other. */
export function splitFirstSentence(text: EvidenceText): [EvidenceText, EvidenceText] {
  for (const [index, node] of text.entries()) {
    const end = typeof node === "string" ? node.search(/(?<=[.!?]["”’]?)\s/) : -1;
    if (typeof node !== "string" || end === -1) continue;
    return [
      [...text.slice(0, index), node.slice(0, end)],
      [node.slice(end + 1), ...text.slice(index + 1)],
    ];
  }
  return [text, []];
}
