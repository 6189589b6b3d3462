import render from "dom-serializer";
import { type ChildNode, isTag, isText } from "domhandler";
import { getElementsByTagName } from "domutils";
import { parseDocument } from "htmlparser2";
import { Marked } from "marked";
import type { ImageSize } from "./images.ts";
import { typesetNodes } from "./typography.ts";

/** A Markdown body as the API gives it. */
type RenderedBody = {
  html: string;
  /** On a single line. */
  text: string;
  /** About its images; empty when all is well. */
  problems: string[];
};

/** The beginning of image addresses in Markdown; nodes.ts replaces it by the address of the files. */
export const imagePrefix = "/store-files/";

const marked = new Marked();

/** CommonMark. Images get their size, as in Shopify's editor. @param imageSize throws for an image's problem */
export function renderBody(markdown: string, imageSize: (file: string) => ImageSize): RenderedBody {
  const document = parseDocument(marked.parse(markdown, { async: false }));
  typesetNodes(document.children);
  const problems: string[] = [];
  for (const image of getElementsByTagName("img", document)) {
    const source = image.attribs.src;
    if (!source?.startsWith(imagePrefix)) continue;
    try {
      const { width, height } = imageSize(source.slice(imagePrefix.length));
      image.attribs.width = String(width);
      image.attribs.height = String(height);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  const text = document.children.map(words).join("").replace(/\s+/g, " ").trim();
  return { html: render(document, { encodeEntities: "utf8" }).trim(), text, problems };
}

const inlineTags = new Set(
  "a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var".split(
    " ",
  ),
);

/** Spaces separate blocks. */
function words(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || node.name === "script" || node.name === "style") return "";
  const inner = node.children.map(words).join("");
  return inlineTags.has(node.name) ? inner : ` ${inner} `;
}
