import { type MarkedToken, type Token, walkTokens } from "marked";
import type { z } from "zod";
import { lexArticle } from "#embedded-store/body.ts";
import type { StoreArticle } from "#embedded-store/content.ts";
import { articleFields, type Markdown, readMarkdown } from "#embedded-store/front-matter.ts";
import type { Source } from "./sources.ts";

export type ArticleFile = Pick<Markdown<typeof articleFields>, "placeOf"> & {
  path: string;
  handle: string;
  /** As it is written, with its front matter. */
  source: string;
  /** Where they are right. */
  fields?: z.infer<typeof articleFields> | undefined;
  bodyLine: number;
  /** As the store gives it, unless it refuses the file. */
  html?: string | undefined;
  blocks: Placed[];
  tokens: Placed[];
};

export type Placed = {
  token: MarkedToken | Citation;
  line: number;
};

/** @param stored what the store makes of them */
export function readArticleFiles(
  sources: readonly Source[],
  stored: readonly StoreArticle[],
): ArticleFile[] {
  const htmlOf = new Map(stored.map(({ handle, html }) => [handle, html]));
  return sources
    .filter(({ kind }) => kind === "article")
    .map(({ path, handle, text: source }) => {
      const { fields, body, placeOf } = readMarkdown(path, source, articleFields);
      const blocks = placeBlocks(body.text, lineAt(source, body.at));
      const bodyLine = lineAt(source, source.length - body.text.trimStart().length);
      const tokens = blocks.flatMap(placeTokens);
      const html = htmlOf.get(handle);
      return { path, handle, source, fields, placeOf, bodyLine, html, blocks, tokens };
    });
}

/** From 1. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
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

type Citation = { type: "citation"; raw: string; tokens: Token[] };

function known(token: Token): Placed["token"] {
  return token as Placed["token"];
}
