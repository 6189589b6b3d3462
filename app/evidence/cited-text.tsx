import { TextLink } from "#app/ui/link.tsx";
import { Citation } from "./citation.tsx";
import { type EvidenceNode, type EvidenceText, plainText } from "./evidence-text.ts";
import { NewTabLink } from "./new-tab-link.tsx";

/**
 * Draws a sanitised text with its citation markers. Text made by `inline` belongs inside a paragraph,
 * a cell or the like; text made by `blocks` brings its own paragraphs.
 */
export function CitedText({ text }: { text: EvidenceText }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text never move.
  return text.map((node, index) => <Node key={index} node={node} />);
}

function Node({ node }: { node: EvidenceNode }) {
  if (typeof node === "string") return <Unbroken text={node} />;
  if ("marks" in node) return <Citation marks={node.marks} />;
  const { tag: Tag, href, children } = node;
  if (Tag !== "a") {
    return (
      <Tag>
        <CitedText text={children} />
      </Tag>
    );
  }
  if (href === undefined) return <CitedText text={children} />;
  if (/^https?:/.test(href)) return <NewTabLink to={href}>{plainText(children)}</NewTabLink>;
  return (
    <TextLink to={href}>
      <CitedText text={children} />
    </TextLink>
  );
}

/** Text in which a range of figures ("6–12", "$100–$400") stays on one line. */
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
