import render from "dom-serializer";
import { type ChildNode, isTag, isText } from "domhandler";
import { getElementsByTagName } from "domutils";
import { parseDocument } from "htmlparser2";
import { Marked, type Token, type TokensList } from "marked";
import { citation } from "#app/content/prose.ts";
import { findStudy, isStudyId, type Study } from "#app/evidence/ledger/studies.server.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import type { ImageSize } from "./images.server.ts";
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

/**
 * An article's HTML has no numbered markers: in `[a trial][[chow-2009]]` the words link to the study's paper, and
 * `[[chow-2009]]` alone is "(Chow 2009)".
 */
const articles = new Marked({
  extensions: [
    {
      ...citation,
      renderer({ ids, tokens = [] }) {
        const link = ({ url }: Study, words: Token[]) =>
          this.parser.parseInline([{ type: "link", raw: "", href: url, tokens: words }]);
        const inBrackets = (studies: Study[]) => {
          const names = studies.map((study) => {
            const name = nameStudy(study);
            return link(study, [{ type: "text", raw: name, text: name }]);
          });
          return names.length > 0 ? ` (${names.join(", ")})` : "";
        };
        const studies = (ids as string[]).filter(isStudyId).map(findStudy);
        const [first, ...others] = studies;
        return first && tokens.length > 0
          ? link(first, tokens) + inBrackets(others)
          : inBrackets(studies);
      },
    },
  ],
});

/** CommonMark with citations. */
export function lexArticle(markdown: string): TokensList {
  return articles.lexer(markdown);
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
