import { lexer, type MarkedToken, type Token, walkTokens } from "marked";
import type { z } from "zod";
import { renderBody } from "#demo-store/body.ts";
import { articleFields, splitFrontMatter } from "#demo-store/front-matter.ts";
import { fieldLines, lineAt } from "./lines.ts";
import type { Source } from "./sources.ts";

/** Something to mend. */
export type Problem = {
  /** Within the store's folder, such as `articles/safety.md`. */
  file: string;
  /** From 1. */
  line: number;
  /** What is wrong and what to do. */
  text: string;
};

/** An article that the store's loader accepts, with the lines that problems are reported at. */
export type ArticleFile = {
  /** Within the store's folder. */
  path: string;
  handle: string;
  fields: z.infer<typeof articleFields>;
  /** The line of a field such as `image.file`, or of what stands around it when it is missing. */
  lineOf: (field: string) => number;
  bodyLine: number;
  /** The body as the store gives it out, and its words alone. */
  html: string;
  text: string;
  /** The body's blocks of Markdown, in order. */
  blocks: Placed[];
  /** Blocks and all that stands in them, in reading order. */
  tokens: Placed[];
};

/** A piece of Markdown and the line it begins on. */
export type Placed = {
  token: MarkedToken;
  line: number;
};

/** Those sources that are articles and whose front matter the store's loader accepts. */
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
  return { path, handle, fields, lineOf, bodyLine, html, text, blocks, tokens };
}

function readFrontMatter(source: string) {
  const lineOf = fieldLines(source);
  if (!lineOf) return undefined;
  try {
    const { frontMatter, body } = splitFrontMatter(source);
    const { data: fields } = articleFields.safeParse(frontMatter);
    return fields && { fields, body, lineOf };
  } catch {
    // The loader reports YAML that can't be read.
    return undefined;
  }
}

function placeBlocks(body: string, bodyLine: number): Placed[] {
  let line = bodyLine;
  return lexer(body).map((block) => {
    const start = line;
    line += lineAt(block.raw, block.raw.length) - 1;
    return { token: known(block), line: start };
  });
}

function placeTokens({ token: block, line }: Placed): Placed[] {
  const placed: Placed[] = [];
  let cursor = 0;
  walkTokens([block], (token) => {
    // Text on several lines of a list stands there indented and is not found as it is.
    const found = block.raw.indexOf(token.raw, cursor);
    if (found >= 0) cursor = found;
    placed.push({ token: known(token), line: line + lineAt(block.raw, cursor) - 1 });
  });
  return placed;
}

/** Without extensions, Marked makes no tokens but its own. */
function known(token: Token): MarkedToken {
  return token as MarkedToken;
}
