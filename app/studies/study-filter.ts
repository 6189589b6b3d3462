import { type NumberLimit, readNumber } from "#app/dose/read-number.ts";
import { tidied } from "#app/text/typed.ts";

export const CHOICES = ["design", "condition", "source", "against", "result", "funder"] as const;
export type Choice = (typeof CHOICES)[number];

/** With a parameter for each end: "people-from", "people-to". */
export const RANGES = ["year", "people", "nm", "irradiance", "fluence", "sessions"] as const;

/** Filters with a least and a most, in the units of study-words.ts. */
export type Range = (typeof RANGES)[number];

/** Not every abstract prints these; a parameter of the same name asks for printed ones. */
export const MAYBE_PRINTED = ["people", "nm", "irradiance", "fluence", "sessions"] as const;

/** Fields that many abstracts lack. */
export type MaybePrinted = (typeof MAYBE_PRINTED)[number];

/** In the form's order. A paper that several filters hide is counted with the first. */
export const FILTERS = [...CHOICES, ...RANGES] as const;
export type Filter = (typeof FILTERS)[number];

export const SORTS = [
  ...(["year", "name", "design", "condition", "nm", "irradiance", "fluence"] as const),
  ...(["sessions", "people", "against", "result", "funder"] as const),
];
export type Sort = (typeof SORTS)[number];

export type StudyField = Choice | `${Range}-${"from" | "to"}` | MaybePrinted | "sort" | "page";

/** Query parameters of /studies. */
export const STUDY_FIELDS: readonly StudyField[] = [
  ...CHOICES,
  ...RANGES.flatMap((range) => [`${range}-from`, `${range}-to`] as const),
  ...MAYBE_PRINTED,
  "sort",
  "page",
];

/** The reader's own words; empty fields are "". */
export type StudyWords = Readonly<Record<StudyField, string>>;

/** A sentence for each field that can't be read. */
export type StudyMessages = Readonly<Partial<Record<StudyField, string>>>;

/** Both ends included. `printed` alone asks for any value. */
export type AskedRange = {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly printed?: boolean | undefined;
};

/** The readable part of the reader's words. */
export type StudyQuery = {
  readonly choices: Readonly<Partial<Record<Choice, string>>>;
  readonly ranges: Readonly<Partial<Record<Range, AskedRange>>>;
  readonly sort: { readonly by: Sort; readonly down: boolean };
  /** From 1. */
  readonly page: number;
};

/** The choice for values that the abstract does not print. */
export const UNPRINTED_CHOICE = "unprinted";

/** Of a repeated parameter the first counts. */
export function studyWords(parameters: { get(name: string): unknown }): StudyWords {
  const words = STUDY_FIELDS.map((field) => [
    field,
    tidied(String(parameters.get(field) ?? "")).slice(0, 60),
  ]);
  return Object.fromEntries(words);
}

/** Unreadable fields get a sentence and don't filter. @param known the values to choose from */
export function readStudyQuery(
  words: StudyWords,
  known: Readonly<Record<Choice, ReadonlySet<string>>>,
): { readonly query: StudyQuery; readonly errors: StudyMessages } {
  const errors: Partial<Record<StudyField, string>> = {};
  const choices: Partial<Record<Choice, string>> = {};
  for (const choice of CHOICES) {
    const written = words[choice];
    if (written === "") continue;
    if (known[choice].has(written)) choices[choice] = written;
    else errors[choice] = noSuchChoice(written);
  }
  const ranges: Partial<Record<Range, AskedRange>> = {};
  for (const range of RANGES) {
    const read = readRange(range, words, errors);
    if (read) ranges[range] = read;
  }
  const sort = readSort(words.sort);
  if (!sort) errors.sort = noSuchChoice(words.sort);
  const page = /^[1-9]\d{0,5}$/.test(words.page) ? Number(words.page) : 1;
  return { query: { choices, ranges, sort: sort ?? NEWEST_FIRST, page }, errors };
}

const NEWEST_FIRST = { by: "year", down: true } as const;

/** "people" for ascending, "-people" for descending. */
function readSort(written: string): StudyQuery["sort"] | undefined {
  if (written === "") return NEWEST_FIRST;
  const down = written.startsWith("-");
  const by = SORTS.find((sort) => sort === written.slice(down ? 1 : 0));
  return by && { by, down };
}

const LIMITS: Readonly<Record<Range, Omit<NumberLimit, "ask" | "example">>> = {
  year: { from: 1900, to: 2100, whole: true },
  people: { from: 1, to: 9_999_999, whole: true },
  nm: { from: 200, to: 2000 },
  irradiance: { from: 0, to: 100_000 },
  fluence: { from: 0, to: 100_000 },
  sessions: { from: 1, to: 10_000, whole: true },
};

function readRange(
  range: Range,
  words: StudyWords,
  errors: Partial<Record<StudyField, string>>,
): AskedRange | undefined {
  const from = readEnd(range, "from", words, errors);
  const to = readEnd(range, "to", words, errors);
  if (from !== undefined && to !== undefined && from > to) {
    errors[`${range}-to`] =
      `A range goes from less to more. You wrote from ${from} to ${to}: swap the two.`;
    return undefined;
  }
  const printed = range === "year" ? undefined : readPrinted(range, words, errors);
  if (printed === false && (from !== undefined || to !== undefined) && range !== "year") {
    errors[range] =
      "A paper without this number lies in no range. Empty the range, or ask for either.";
    return undefined;
  }
  if (from === undefined && to === undefined && printed === undefined) return undefined;
  return { from, to, printed };
}

function readEnd(
  range: Range,
  end: "from" | "to",
  words: StudyWords,
  errors: Partial<Record<StudyField, string>>,
): number | undefined {
  const field: StudyField = `${range}-${end}`;
  if (words[field].trim() === "") return undefined;
  const read = readNumber(words[field], { ask: "a number", example: "10", ...LIMITS[range] });
  if ("number" in read) return read.number;
  errors[field] = read.error;
  return undefined;
}

function readPrinted(
  range: MaybePrinted,
  words: StudyWords,
  errors: Partial<Record<StudyField, string>>,
): boolean | undefined {
  const written = words[range];
  if (written === "") return undefined;
  if (written === PRINTED_CHOICE || written === UNPRINTED_CHOICE) return written === PRINTED_CHOICE;
  errors[range] = noSuchChoice(written);
  return undefined;
}

/** The value of a `MAYBE_PRINTED` parameter. */
export const PRINTED_CHOICE = "printed";

const noSuchChoice = (written: string) =>
  `There is no “${written}” to choose. Choose one from the list.`;
