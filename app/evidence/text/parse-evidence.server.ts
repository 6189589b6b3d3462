import { type ChildNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import sanitize from "sanitize-html";
import { isTextTag } from "#app/text/text.ts";
import {
  blockTags,
  type EvidenceHtml,
  type EvidenceNode,
  type EvidenceText,
  inlineTags,
} from "./evidence-text.ts";
import type { CitationMark } from "./reference.ts";

/**
 * Sanitises a text and replaces its `[[…]]` markers by the result of `mark`, in reading order. Other tags go and their
 * words stay, except for script and style. A space before a marker is dropped, so that none begins a line.
 */
export function parseEvidence(
  html: EvidenceHtml,
  shape: "inline" | "blocks",
  mark: Mark,
): EvidenceText {
  const clean = sanitize(html, {
    allowedTags: shape === "inline" ? [...inlineTags] : [...inlineTags, ...blockTags],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
  });
  // Readers would load the indents of the source's lines.
  const words = clean.replace(/\s*\n\s*/g, " ");
  return readNodes(parseDocument(words).children, mark);
}

type Mark = (id: string) => CitationMark;

function readNodes(nodes: readonly ChildNode[], mark: Mark): EvidenceText {
  return nodes.flatMap((node): EvidenceText => {
    if (isText(node)) return readMarkers(node.data, mark);
    if (!isTag(node)) return [];
    const children = readNodes(node.children, mark);
    if (!isTextTag(node.name)) return children;
    const { href } = node.attribs;
    return [{ tag: node.name, ...(href === undefined ? {} : { href }), children }];
  });
}

function readMarkers(text: string, mark: Mark): EvidenceNode[] {
  // The pattern has one group, so text and markers alternate.
  return text.split(/\s*\[\[([^\]]*)\]\]/).flatMap((part, index): EvidenceNode[] => {
    if (index % 2 === 1) return [{ marks: part.split(",").map((id) => mark(id.trim())) }];
    return part ? [part] : [];
  });
}
