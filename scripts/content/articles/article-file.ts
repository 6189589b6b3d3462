import { type MarkedToken, type Token, walkTokens } from "marked";
import type { Problem } from "#app/content/problem.ts";
import { lexArticle } from "#app/own-texts/body.server.ts";
import type { OwnTexts } from "#app/own-texts/own-texts.server.ts";

type OwnFile = OwnTexts["files"]["articles"][number];

export type ArticleFile = OwnFile & {
  bodyLine: number;
  blocks: Placed[];
  tokens: Placed[];
};

export type Placed = {
  token: MarkedToken | Citation;
  line: number;
};

/** In an article. */
export type Found = Omit<Problem, "file">;

/** With the lines of its blocks and their tokens. */
export function placeArticle(file: OwnFile): ArticleFile {
  const { source, body } = file;
  const blocks = placeBlocks(body.text, lineAt(source, body.at));
  const bodyLine = lineAt(source, source.length - body.text.trimStart().length);
  return { ...file, bodyLine, blocks, tokens: blocks.flatMap(placeTokens) };
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
