import { readFileSync } from "node:fs";
import type { ChildNode } from "domhandler";
import { getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { fillNumbers, inBraces } from "#app/evidence/ledger/fill-numbers.server.ts";
import type { ArticleFile, Found } from "./article-file.ts";
import { misdrawn } from "./drawn-results-check.ts";
import { bodyImages } from "./image-use-check.ts";

/** Drawings with a number that the text around them doesn't have: a corrected figure points at the drawing to redraw. */
export function checkDrawnNumbers(directory: URL, article: ArticleFile): Found[] {
  const text = fillNumbers(article.source, inBraces);
  // A number that is missing is named itself.
  if (text.includes("{{")) return [];
  const known = numbersIn(text);
  const isKnown = (drawn: string) => known.some((each) => isRounded(drawn, each));
  return bodyImages(article).flatMap(({ name = "", line }) => {
    const svg = readDrawing(new URL(`pictures/${name}`, directory));
    const [lost, wrong] = [numbersLost(svg, isKnown), misdrawn(svg, isKnown)];
    return [
      lost &&
        `shows ${lost}, which the article doesn't have: redraw it, or say the number in the text`,
      wrong && `draws ${wrong}: redraw it`,
    ].flatMap((what) => (what ? [{ line, text: `${name} ${what}` }] : []));
  });
}

/** The first label of a drawing with a number that is not known. */
function numbersLost(svg: ChildNode[], isKnown: (drawn: string) => boolean): string | undefined {
  // The labels of an axis are centered on its ticks, or end there; a value over its mark is bold.
  return getElementsByTagName("text", svg)
    .filter(({ attribs }) => !attribs["text-anchor"] || attribs["font-weight"])
    .map(textContent)
    .find((label) => !numbersIn(label).every(isKnown));
}

/** Empty for a photo, and for a file that is not there, which the loader names. */
function readDrawing(file: URL): ChildNode[] {
  if (!file.pathname.endsWith(".svg")) return [];
  try {
    return parseDocument(readFileSync(file, "utf8"), { xmlMode: true }).children;
  } catch {
    return [];
  }
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
}

/** Whether a drawing's number is the text's, or its rounded form, also in mm where that is in cm. */
function isRounded(drawn: string, known: string): boolean {
  const decimals = drawn.split(".")[1]?.length ?? 0;
  const number = Number(known.replaceAll(",", ""));
  return (
    drawn === known ||
    (decimals > 0 && [number, number * 10].some((each) => each.toFixed(decimals) === drawn))
  );
}
