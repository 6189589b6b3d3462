import type { CitationMark } from "./reference.ts";

/**
 * Text as a writer gives it: HTML with the tags of `EvidenceTag` and citation markers, `[[liu-2019]]`
 * or `[[liu-2019, kim-2013]]`. `startCitations` turns it into `EvidenceText`.
 */
export type EvidenceHtml = string;

/** Sanitised text with its markers numbered, ready to be drawn by `<CitedText>` and to travel as JSON. */
export type EvidenceText = readonly EvidenceNode[];

export type EvidenceNode = string | EvidenceElement | { readonly marks: readonly CitationMark[] };

type EvidenceElement = {
  readonly tag: EvidenceTag;
  /** Of links only. */
  readonly href?: string;
  readonly children: EvidenceText;
};

export type EvidenceTag = InlineTag | BlockTag;

export const inlineTags = ["em", "strong", "sub", "sup", "a"] as const;
export const blockTags = ["p", "ul", "ol", "li"] as const;

type InlineTag = (typeof inlineTags)[number];
type BlockTag = (typeof blockTags)[number];

/** The words of a text without tags and markers, for structured data, search and descriptions. */
export function plainText(text: EvidenceText): string {
  return text
    .map((node) => {
      if (typeof node === "string") return node;
      return "marks" in node ? "" : plainText(node.children);
    })
    .join("");
}

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
