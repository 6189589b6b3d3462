import { BRACES } from "#app/evidence/ledger/fill-numbers.server.ts";
import { sayWhose } from "#app/evidence/ledger/typed-numbers.ts";
import { ADDRESSES, blank, type WrittenText } from "../texts.ts";
import type { Found } from "./rule.ts";

/** Numbers that are neither the ledger's nor marked with whose they are. */
export function typedDigits({ text }: WrittenText): Found[] {
  const rest = NO_AMOUNT.reduce((left, words) => left.replace(words, blank), withoutYears(text));
  return Array.from(rest.matchAll(/\d[\d.,–-]*\d|\d/g), ({ 0: digits, index }) => ({
    at: index,
    text: `"${digits}" is typed: take a study's figure from the ledger, {{doe-2026/pain}}, or say whose the number is, ${CHOICE}`,
  }));
}

/** Without the year of "Huang 2015" in words that link to huang-2015-knee. */
function withoutYears(text: string): string {
  return text.replace(/\[[^[\]]*\]\[\[[a-z-]*(\d{4})[^[\]]*\]\]/g, (link, year: string) =>
    link.replace(year, blank),
  );
}

const CHOICE = `${sayWhose("5 weeks")} or {{sum 2 × 3 = 6}}`;

const NO_AMOUNT: readonly RegExp[] = [
  BRACES,
  ADDRESSES,
  // The numbers of a list or a heading, a day, and the name of an interval.
  /^\s*(?:#+ )?\d+\. /gm,
  /\b\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g,
  /\b95%\s+(?:CI|confidence\s+intervals?)\b/g,
  // Names such as HbA1c, MMP-1 and Red Light 101.
  /\p{L}+-?\d+|(?:\p{Lu}\p{L}+ ){2,}\d+/gu,
];
