import { drawText, type NodeRenderers } from "#app/text/draw-text.tsx";
import { plainText } from "#app/text/text.ts";
import { Unbroken } from "#app/text/unbroken.tsx";
import { NewTabLink, TextLink } from "#app/ui/link.tsx";
import { Citation } from "./citation.tsx";
import type { CitationMarks, EvidenceText } from "./evidence-text.ts";

/** Text of `inline` belongs inside a paragraph; text of `blocks` brings its own. */
export function CitedText({ text }: { text: EvidenceText }) {
  return drawText(text, RENDER);
}

const RENDER: NodeRenderers<CitationMarks> = {
  words: (words) => <Unbroken text={words} />,
  link({ href, children }, words) {
    if (href === undefined) return words;
    if (/^https?:/.test(href)) return <NewTabLink to={href}>{plainText(children)}</NewTabLink>;
    return <TextLink to={href}>{words}</TextLink>;
  },
  leaf: ({ marks }) => <Citation marks={marks} />,
};
