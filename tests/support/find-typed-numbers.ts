import type { Allowed } from "./typed-numbers.ts";

/** Each digit without permission, with the words around it. */
export function typedNumbers(texts: readonly string[], permissions: readonly Allowed[]): string[] {
  const phrases = permissions.map(([phrase]) => normal(phrase)).sort((a, b) => b.length - a.length);
  return texts.flatMap((text) => {
    let rest = normal(withoutAddresses(text))
      .replace(SUM, (sum) => (isRight(sum) ? "" : sum))
      .replace(/⟦[^⟧]*⟧/g, "");
    for (const phrase of phrases) rest = rest.replace(phrasePattern(phrase), "");
    return [...rest.matchAll(/.{0,40}\d.{0,30}/g)].map(([found]) => found.trim());
  });
}

/** Whole numbers only: "20 min" does not allow "120 min" or "20 minx". */
function phrasePattern(phrase: string): RegExp {
  return new RegExp(`(?<![\\d.,])${RegExp.escape(phrase)}(?![\\d]|[.,]\\d)`, "g");
}

/** Makes dashes, spaces and tags equal, because typesetting changes them. */
export function normal(text: string): string {
  return text
    .replace(/<[^>]*>/g, " ")
    .replace(/[–—−]/g, "-")
    .replace(/&nbsp;|\s+/g, " ")
    .replace(/(\d) ?nm\b/g, "$1 nm");
}

/** Without citations, addresses, dates, numbers of lists and headings, and names such as HbA1c. */
function withoutAddresses(text: string): string {
  return text
    .replace(/^(#+ )?\d+\. /gm, "")
    .replace(/\[\[[^\]]*\]\]/g, "")
    .replace(/\[(?:de )?\p{Lu}[\p{L}’'. -]+ \d{4}(?:, [\p{L} ]+)?\](?:\([^)]*\)|\[[^\]]*\])/gu, "")
    .replace(/\](?:\([^)]*\)|\[[^\]]*\])/g, "]")
    .replace(/(href|src)="[^"]*"/g, "")
    .replace(/^(date| {2}file):.*$/gm, "")
    .replace(/\p{L}+\d+/gu, "");
}

/** A number with its unit, from the ledger or typed. */
const TERM = String.raw`⟦?-?\$?\d[\d,]*(?:\.\d+)?%?(?: [a-zA-Z][a-zA-Z/²%]*){0,2}⟧?`;
/** "20 × 900 ÷ 1,000 = 18", "6 J ÷ 0.05 = 120 seconds", "86.2 - 69.5 = 16.7". */
const SUM = new RegExp(`${TERM}(?: [×÷+-] ${TERM})+ = ${TERM}`, "g");

/** True when both sides are equal, to the result's printed digits. */
function isRight(sum: string): boolean {
  const [left = "", result = ""] = sum.split(" = ");
  const terms = left.split(/ ([×÷+-]) /);
  let total = 0;
  let product = value(terms[0]);
  for (let index = 1; index < terms.length; index += 2) {
    const next = value(terms[index + 1]);
    const sign = terms[index];
    if (sign === "×") product *= next;
    else if (sign === "÷") product /= next;
    else {
      total += product;
      product = sign === "-" ? -next : next;
    }
  }
  const decimals = /\.(\d+)/.exec(result)?.[1]?.length ?? 0;
  return Math.abs(total + product - value(result)) <= 0.5 * 10 ** -decimals + 1e-9;
}

const value = (term = "") => Number(/-?\d[\d,]*(?:\.\d+)?/.exec(term)?.[0].replaceAll(",", ""));
