import { drawText, type NodeRenderers } from "#app/text/draw-text.tsx";
import { plainText } from "#app/text/text.ts";
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
/** Keeps ranges ("6–12", "$100–$400") on one line. */
function Unbroken({ text }: { text: string }) {
  return text.split(/(\$?\d[\d,]*(?:\.\d+)?–\$?\d[\d,]*(?:\.\d+)?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
