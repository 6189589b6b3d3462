import { type Problem, problemAt } from "#app/content/problem.ts";
import type { Content } from "./read-site.ts";
import { brokenSigns } from "./rules/broken-signs.ts";
import { linksIn, wordless } from "./rules/links.ts";
import { wrongOwners } from "./rules/owned-figures.ts";
import type { Found } from "./rules/rule.ts";
import { uncitedStudies, unsourcedStrengths } from "./rules/study-sources.ts";
import { typedDigits } from "./rules/typed-digits.ts";
import { britishWords, wordsToAvoid } from "./rules/words.ts";
import { HELP_ABROAD, WORDS_TO_AVOID } from "./rules/words-to-avoid.ts";
import type { SitePages } from "./site-pages.ts";
import { textsIn, type WrittenText } from "./texts.ts";

/** What is wrong with the words, numbers and links of all texts of a content/. */
export function checkTexts({ files, pages }: Content): Problem[] {
  return files.flatMap(({ file, source }) => checkText(source, file, pages));
}

function checkText(source: string, file: string, pages: SitePages): Problem[] {
  const found = textsIn(source, file).flatMap((written) => {
    const isOurs = !isOfOthers(file, written);
    const isRecord = hasSources(file, written);
    return [
      ...(isOurs ? [...britishWords(written), ...wordsToAvoid(written, HELP_ABROAD)] : []),
      ...(isRecord ? [] : ofTexts(written)),
      ...(isOurs && !isRecord ? wordsToAvoid(written, WORDS_TO_AVOID) : []),
      ...brokenSigns(written),
      ...wordless(written),
    ].map(({ at, text }): Found => ({ at: written.at + at, text }));
  });
  const inFile = [
    ...(RECORDS.test(file) || file.startsWith("pages/") ? [] : uncitedStudies(source)),
    ...linksIn(source, file, pages),
  ];
  return [...found, ...inFile]
    .sort((a, b) => a.at - b.at)
    .map(({ at, text }) => problemAt(source, file, at, text));
}

function ofTexts(written: WrittenText): Found[] {
  return [...typedDigits(written), ...wrongOwners(written), ...unsourcedStrengths(written)];
}

/** Files whose fields have sources of their own, which people compare and check off. */
const RECORDS =
  /^(?:studies|ask-first|protocols)\/|^(?:assumed-panel|devices|differences|doses-left-out|guidelines|light-in-skin-sources|own-figures|page-history|withdrawn-studies)\.yaml$/;

/** Of the site's own figures, what we say of them is a text. */
function hasSources(file: string, { fields }: WrittenText): boolean {
  return RECORDS.test(file) && !(file === "own-figures.yaml" && fields.includes("checked"));
}

/** Titles, names and others' words, and what our texts once said. */
function isOfOthers(file: string, { fields }: WrittenText): boolean {
  if (/^(?:page-history|withdrawn-studies)\.yaml$/.test(file)) return true;
  const folder = file.replace(/[/.].*$/, "");
  return OTHERS[folder]?.some((field) => fields.includes(field)) ?? false;
}

/** Fields with others' words, words of the schema, and notes of editors. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  studies:
    "reread title journal funding conflicts asWritten adverseEvents history design unit seen note".split(
      " ",
    ),
  uses: ["history", "search"],
  "ask-first": ["alsoCalled", "sources", "searches"],
  guidelines: ["body", "seenIn", "note"],
  differences: ["source"],
};
