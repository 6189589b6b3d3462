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
 * Sanitises a text and turns its `[[…]]` markers into what `mark` gives for each id, in reading order.
 * Other tags go, their words stay (but for script and style); links keep only http, https, mailto
 * and paths of this site. Space before a marker is dropped, so that it cannot begin a line.
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
  return readNodes(parseDocument(clean).children, mark);
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
  // Split by a pattern with one group: text and the inside of markers take turns.
  return text.split(/\s*\[\[([^\]]*)\]\]/).flatMap((part, index): EvidenceNode[] => {
    if (index % 2 === 1) return [{ marks: part.split(",").map((id) => mark(id.trim())) }];
    return part ? [part] : [];
  });
}
