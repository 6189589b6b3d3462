import { type MarkedToken, type Token, walkTokens } from "marked";
import type { z } from "zod";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { lexArticle, renderBody } from "#embedded-store/body.ts";
import { articleFields, splitFrontMatter } from "#embedded-store/front-matter.ts";
import { fieldLines, lineAt } from "./lines.ts";
import type { Source } from "./sources.ts";

export type ArticleFile = {
  path: string;
  handle: string;
  /** As it is written, with its front matter. */
  source: string;
  fields: z.infer<typeof articleFields>;
  /** The line of a field such as `image.file`, or of the block around a missing one. */
  lineOf: (field: string) => number;
  bodyLine: number;
  /** As the store gives it; `words` are without tags. */
  html: string;
  text: string;
  blocks: Placed[];
  tokens: Placed[];
};

export type Placed = {
  token: MarkedToken;
  line: number;
};

/** Leaves out files whose front matter the store's loader refuses. */
export function readArticleFiles(sources: readonly Source[]): ArticleFile[] {
  return sources.flatMap((source) => (source.kind === "article" && parse(source)) || []);
}

function parse({ path, handle, text: source }: Source): ArticleFile | undefined {
  const front = readFrontMatter(source);
  if (!front) return undefined;
  const { fields, body, lineOf } = front;
  const { html, text } = renderBody(body, () => ({ width: 1, height: 1 }));
  const bodyLine = lineAt(source, source.length - body.trimStart().length);
  const blocks = placeBlocks(body, lineAt(source, source.length - body.length));
  const tokens = blocks.flatMap(placeTokens);
  return { path, handle, source, fields, lineOf, bodyLine, html, text, blocks, tokens };
}

function readFrontMatter(source: string) {
  const lineOf = fieldLines(source);
  if (!lineOf) return undefined;
  try {
    const { frontMatter, body } = splitFrontMatter(source);
    const { data: fields } = articleFields.safeParse(fillNumbers(frontMatter));
    return fields && { fields, body, lineOf };
  } catch {
    // The loader reports unreadable YAML.
    return undefined;
  }
}

function placeBlocks(body: string, bodyLine: number): Placed[] {
  let line = bodyLine;
  return lexArticle(body).map((block) => {
    const start = line;
    line += lineAt(block.raw, block.raw.length) - 1;
    return { token: known(block), line: start };
  });
}

function placeTokens({ token: block, line }: Placed): Placed[] {
  const placed: Placed[] = [];
  let cursor = 0;
  walkTokens([block], (token) => {
    // A list indents text of several lines, which is then not found.
    const found = block.raw.indexOf(token.raw, cursor);
    if (found >= 0) cursor = found;
    placed.push({ token: known(token), line: line + lineAt(block.raw, cursor) - 1 });
  });
  return placed;
}

/** Of our own kind, citations have nothing but tokens. */
function known(token: Token): MarkedToken {
  return token as MarkedToken;
}
