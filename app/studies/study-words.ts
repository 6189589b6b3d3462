import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { hasKey } from "#app/evidence/ledger/record-keys.ts";
import { studyDesigns } from "#app/evidence/ledger/study.ts";
import { TOPICS, type Topic, topicsOffPages } from "#app/evidence/ledger/topics.ts";
import type { OutcomeResult } from "#app/evidence/words/outcome-result.ts";
import { designName } from "#app/evidence/words/study-design.ts";
import {
  type AskedRange,
  type Choice,
  type Filter,
  PRINTED_CHOICE,
  type Range,
  type Sort,
  type StudyQuery,
  UNPRINTED_CHOICE,
} from "./study-filter.ts";
import type { Comparison, Source } from "./study-row.ts";

export const sourceNames: Readonly<Record<Source, string>> = {
  laser: "Laser",
  LED: "LED",
  "laser and LED": "Laser and LED",
  lamp: "Lamp",
};

export const comparisonNames: Readonly<Record<Comparison, string>> = {
  sham: "Fake light (sham)",
  "other treatment": "Another treatment",
  "no light": "No light",
  before: "Before treatment",
  mixed: "Fake light and others, combined",
  "sham or no light": "Fake light (sham) or none, combined",
  "uncontrolled too": "With and without a control group, combined",
};

const resultNames: Readonly<Record<OutcomeResult, string>> = {
  better: "Found a benefit",
  before: "Better than before treatment",
  unnamed: "Found a benefit, comparison not reported",
  same: "Found no difference",
  worse: "Found it did worse",
};

/** Values are those of the address. */
export type OptionGroup = {
  readonly name: string | null;
  readonly options: readonly (readonly [value: string, name: string])[];
};

type PageUses = {
  readonly topic: Topic;
  readonly uses: readonly { readonly id: string; readonly condition: string }[];
};

export function listOptions(pages: readonly PageUses[]): Record<Choice, readonly OptionGroup[]> {
  const plain = (names: Readonly<Record<string, string>>): OptionGroup[] => [
    { name: null, options: Object.entries(names) },
    { name: null, options: [[UNPRINTED_CHOICE, NOT_PRINTED]] },
  ];
  const offPages = topicsOffPages.map((topic) => [topic, TOPICS[topic].name] as const);
  return {
    design: [{ name: null, options: studyDesigns.map((each) => [each, designName(each)]) }],
    condition: [
      ...pages.map(({ topic, uses }) => ({
        name: TOPICS[topic].name,
        options: [
          [topic, `${TOPICS[topic].name}: all`] as const,
          ...uses.map(({ id, condition }) => [id, condition] as const),
        ],
      })),
      { name: "Other papers", options: offPages },
    ],
    source: plain(sourceNames),
    against: plain(comparisonNames),
    result: plain(resultNames),
    funder: plain({ [PRINTED_CHOICE]: "Named in the summary" }),
  };
}

/** The values that each choice may have. */
export function valuesOf(
  options: Readonly<Record<Choice, readonly OptionGroup[]>>,
): Record<Choice, ReadonlySet<string>> {
  const values = Object.entries(options).map(([choice, groups]) => [
    choice,
    new Set(groups.flatMap(({ options }) => options.map(([value]) => value))),
  ]);
  return Object.fromEntries(values);
}

/** In cells, filters and files. */
export const NOT_PRINTED = "not in the summary";

export const filterNames: Readonly<Record<Filter, string>> = {
  design: "Design",
  condition: "Condition",
  source: "Source of light",
  against: "Compared with",
  result: "Result",
  funder: "Funding",
  year: "Year",
  people: "People",
  nm: "Wavelength",
  irradiance: "Irradiance",
  fluence: "Dose",
  sessions: "Sessions",
};

export const rangeUnits: Readonly<Record<Range, string>> = {
  year: "",
  people: "people",
  nm: "nm",
  irradiance: "mW/cm²",
  fluence: "J/cm²",
  sessions: "sessions",
};

/** "Randomised trial", "Compared with no light", "from 50 people", "Dose not in the summary". */
export function labelFilter(
  filter: Filter,
  { choices, ranges }: StudyQuery,
  options: Readonly<Record<Choice, readonly OptionGroup[]>>,
): string {
  return hasKey(rangeUnits, filter)
    ? labelRange(filter, ranges[filter] ?? {})
    : labelChoice(filter, choices[filter], options);
}

function labelChoice(
  choice: Choice,
  chosen: string | undefined,
  options: Readonly<Record<Choice, readonly OptionGroup[]>>,
): string {
  const all = options[choice].flatMap(({ options }) => options);
  const name = all.find(([value]) => value === chosen)?.[1] ?? "";
  const lower = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (chosen === UNPRINTED_CHOICE || choice === "funder") {
    return `${filterNames[choice]}: ${lower}`;
  }
  return choice === "against" ? `${filterNames[choice]} ${lower}` : name;
}

function labelRange(range: Range, { from, to, printed }: AskedRange): string {
  const unit = rangeUnits[range];
  if (printed === false) return `${filterNames[range]} ${NOT_PRINTED}`;
  if (from === undefined && to === undefined) return `Reports ${filterNames[range].toLowerCase()}`;
  const [least, most] = [from, to].map(
    (end) => end && (range === "year" ? `${end}` : formatNumber(end)),
  );
  if (least === undefined) return `up to ${most} ${unit}`.trim();
  if (most === undefined) return `from ${least} ${unit}`.trim();
  return `${least === most ? least : `${least} to ${most}`} ${unit}`.trim();
}

/** Both directions of each order, by their value in the address. */
export const sortNames: ReadonlyMap<string, string> = new Map([
  ["-year", "Newest first"],
  ["year", "Oldest first"],
  ...both("name", "Name: A to Z", "Name: Z to A"),
  ...both("design", "Design: strongest first", "Design: weakest first"),
  ...both("condition", "Condition: A to Z", "Condition: Z to A"),
  ...both("nm", "Wavelength: shortest first", "Wavelength: longest first"),
  ...both("irradiance", "mW/cm²: least first", "mW/cm²: most first"),
  ...both("fluence", "J/cm²: least first", "J/cm²: most first"),
  ...both("sessions", "Sessions: fewest first", "Sessions: most first"),
  ...both("people", "People: fewest first", "People: most first"),
  ...both("against", "Compared with: A to Z", "Compared with: Z to A"),
  ...both("result", "Benefits found: fewest first", "Benefits found: most first"),
  ...both("funder", "Funding: A to Z", "Funding: Z to A"),
]);

function both(sort: Sort, up: string, down: string): [string, string][] {
  return [
    [sort, up],
    [`-${sort}`, down],
  ];
}
