import type { Text, TextNode, TextTag } from "#app/text/text.ts";
import type { CitationMark } from "./reference.ts";

/**
 * A writer's HTML with the tags of `inlineTags` and `blockTags`, and markers such as `[[liu-2019]]`
 * or `[[liu-2019, kim-2013]]`. `startCitations` parses it.
 */
export type EvidenceHtml = string;

/** Sanitised, with numbered markers. */
export type EvidenceText = Text<CitationMarks>;

export type EvidenceNode = TextNode<CitationMarks>;

/** Markers at one place of a text. */
export type CitationMarks = { readonly marks: readonly CitationMark[] };

/** The tags allowed inside a paragraph. */
export const inlineTags = ["em", "strong", "sub", "sup", "a"] as const satisfies TextTag[];

/** The tags allowed around the inline ones. */
export const blockTags = ["p", "ul", "ol", "li"] as const satisfies TextTag[];

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
