import { isTag } from "domhandler";
import { findAll } from "domutils";
import { parseDocument } from "htmlparser2";
import type { Token } from "marked";
import { doseProblem } from "#app/evidence/words/dose-in-words.ts";
import { drawTokens } from "#app/own-texts/body.server.ts";
import { ALLOWED_TAGS } from "#app/storefront/store-allow-list.server.ts";
import type { ArticleFile, Found, Placed } from "./article-file.ts";
import { readingGrade, sentencesIn } from "./reading-level.ts";

/** Articles reach 5 to 9, abstracts of papers 17. */
const HARDEST_GRADE = 11;

export function checkBody(article: ArticleFile): Found[] {
  return [...lostTags(article), ...headingProblems(article), ...readingProblems(article)];
}

/** HTML and Markdown that the site's sanitiser would drop. */
function lostTags({ blocks, tokens }: ArticleFile): Found[] {
  const raw = tokens.filter(({ token }) => token.type === "html");
  const rawLines = new Set(raw.map(({ line }) => line));
  const lost = blocks.flatMap(({ token, line }) => {
    const elements = findAll(isTag, parseDocument(drawTokens([token])).children);
    const tag = elements.find(({ name }) => !ALLOWED_TAGS.has(name))?.name;
    if (!tag || rawLines.has(line)) return [];
    return [{ line, text: `the site drops ${DROPPED[tag] ?? tag}: use text or a list instead` }];
  });
  return [
    ...raw.map(({ token, line }) => ({
      line,
      text: `${token.raw.trim().slice(0, 30)} is raw HTML: write Markdown`,
    })),
    ...lost,
  ];
}

const DROPPED: Record<string, string> = {
  table: "tables",
  hr: "horizontal lines",
  del: "struck-out text",
  input: "check boxes",
};

function headingProblems({ tokens }: ArticleFile): Found[] {
  const seen = new Set<string>();
  let above = 1;
  return tokens.flatMap(({ token, line }, index) => {
    if (token.type !== "heading") return [];
    const heading = plainText(token).trim();
    const next = tokens.slice(index + 1).find(({ token }) => token.type !== "space")?.token;
    const isEmpty = !next || (next.type === "heading" && next.depth <= token.depth);
    const text =
      headingProblem(heading, token.depth, above, seen) ??
      (isEmpty && `"${heading}" has nothing below it: write its answer or take it out`);
    above = token.depth;
    seen.add(heading.toLowerCase());
    return text ? [{ line, text }] : [];
  });
}

function headingProblem(heading: string, depth: number, above: number, seen: Set<string>) {
  if (heading === "") return "the heading is empty: name the section or take it out";
  if (depth === 1) return `"${heading}" is a second title (#): begin it with ##`;
  if (depth > above + 1) {
    return `"${heading}" skips a level: begin it with ${"#".repeat(above + 1)}`;
  }
  if (seen.has(heading.toLowerCase())) {
    return `"${heading}" is the heading of another section too: tell them apart`;
  }
  return undefined;
}

function readingProblems({ tokens, bodyLine }: ArticleFile): Found[] {
  const sentences = tokens.flatMap(({ token, line }) =>
    isProse(token) ? sentencesIn(plainText(token)).map((found) => ({ ...found, line })) : [],
  );
  const problems: Found[] = sentences.flatMap(({ text, line }) => {
    const wrong = doseProblem(text);
    return wrong ? [{ line, text: wrong }] : [];
  });
  const grade = readingGrade(sentences);
  if (grade !== undefined && grade > HARDEST_GRADE) {
    const text = `the text asks for ${grade.toFixed(1)} years of school (Flesch–Kincaid): shorten sentences and words until it is ${HARDEST_GRADE}`;
    problems.push({ line: bodyLine, text });
  }
  return problems;
}

/** Paragraphs, and the text of list items without paragraphs. */
function isProse(token: Placed["token"]): boolean {
  return token.type === "paragraph" || (token.type === "text" && token.tokens !== undefined);
}

/** Without the text of pictures. */
function plainText(token: Token): string {
  if (token.type === "image" || token.type === "html") return "";
  if (token.type === "br") return " ";
  if ("tokens" in token && token.tokens) return token.tokens.map(plainText).join("");
  return "text" in token ? token.text : "";
}
