import render from "dom-serializer";
import { type ChildNode, isTag, isText } from "domhandler";
import { getElementsByTagName } from "domutils";
import { parseDocument } from "htmlparser2";
import { Lexer, Marked, type Token, type TokensList } from "marked";
import { citationAt, citationStart } from "#app/content/prose.ts";
import { findStudy, isStudyId, listStudies } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import type { ImageSize } from "./images.ts";
import { typesetNodes } from "./typography.ts";

/** A Markdown body as the API gives it. */
type RenderedBody = {
  html: string;
  /** On a single line. */
  text: string;
  /** About its images; empty when all is well. */
  problems: { image: string; problem: string }[];
};

/** The beginning of image addresses in Markdown; nodes.ts replaces it by the address of the files. */
export const imagePrefix = "/store-files/";

/** `[[chow-2009]]` is "(Chow 2009)" in an article, whose HTML has no numbered markers. */
const articles = new Marked({
  extensions: [
    {
      name: "citation",
      level: "inline",
      start: citationStart,
      tokenizer(text) {
        const found = citationAt(text);
        if (!found?.ids.every(isStudyId)) return undefined;
        const names = found.ids
          .filter(isStudyId)
          .map((id) => `[${nameStudy(findStudy(id))}][${id}]`);
        const tokens = this.lexer.inlineTokens(` (${names.join(", ")})`);
        return { type: "citation", raw: found.raw, tokens };
      },
      renderer({ tokens = [] }) {
        return this.parser.parseInline(tokens);
      },
    },
  ],
});

/** CommonMark in which an id of a study stands for its address: `[a trial][chow-2009]`. */
export function lexArticle(markdown: string): TokensList {
  const lexer = new Lexer(articles.defaults);
  for (const { id, url } of listStudies()) {
    lexer.tokens.links[id] = { href: url, title: null };
  }
  return lexer.lex(markdown);
}

/** HTML of an article's tokens. */
export function drawTokens(tokens: Token[]): string {
  return articles.parser(tokens);
}

/** Images get their size, as in Shopify's editor. @param imageSize throws for an image's problem */
export function renderBody(markdown: string, imageSize: (file: string) => ImageSize): RenderedBody {
  const document = parseDocument(drawTokens(lexArticle(markdown)));
  typesetNodes(document.children);
  const problems: RenderedBody["problems"] = [];
  for (const image of getElementsByTagName("img", document)) {
    const source = image.attribs.src;
    if (!source?.startsWith(imagePrefix)) continue;
    const file = source.slice(imagePrefix.length);
    try {
      const { width, height } = imageSize(file);
      image.attribs.width = String(width);
      image.attribs.height = String(height);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      problems.push({ image: file, problem });
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
