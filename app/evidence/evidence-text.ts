import type { Text, TextNode, TextTag } from "#app/text/text.ts";
import type { CitationMark } from "./reference.ts";

/**
 * Text as a writer gives it: HTML with the tags of `inlineTags` and `blockTags`, and citation markers, `[[liu-2019]]`
 * or `[[liu-2019, kim-2013]]`. `startCitations` turns it into `EvidenceText`.
 */
export type EvidenceHtml = string;

/** Sanitised text with its markers numbered. */
export type EvidenceText = Text<CitationMarks>;

export type EvidenceNode = TextNode<CitationMarks>;

/** Markers at one place of a text. */
export type CitationMarks = { readonly marks: readonly CitationMark[] };

export const inlineTags = ["em", "strong", "sub", "sup", "a"] as const satisfies TextTag[];
export const blockTags = ["p", "ul", "ol", "li"] as const satisfies TextTag[];

/** A text's first sentence with its markers, and the rest; all of it is the first where no other follows. */
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
