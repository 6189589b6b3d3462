import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { WrittenField } from "#app/tools/tool-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { STUDIES_PATH, studiesAddress, without } from "./study-address.ts";
import {
  CHOICES,
  type Choice,
  FILTERS,
  type Filter,
  MAYBE_PRINTED,
  type MaybePrinted,
  PRINTED_CHOICE,
  RANGES,
  type Range,
  type StudyField,
  type StudyMessages,
  type StudyQuery,
  type StudyWords,
  UNPRINTED_CHOICE,
} from "./study-filter.ts";
import type { StudyAnswer } from "./study-table.ts";
import {
  filterNames,
  labelFilter,
  type OptionGroup,
  rangeUnits,
  sortNames,
} from "./study-words.ts";

type Options = Readonly<Record<Choice, readonly OptionGroup[]>>;

/** Active filters to remove, quick ones to add, and all of them as a form. */
export function StudyFilters({
  words,
  query,
  errors,
  options,
  answer,
}: {
  words: StudyWords;
  query: StudyQuery;
  errors: StudyMessages;
  options: Options;
  answer: StudyAnswer;
}) {
  const on = FILTERS.filter((filter) => isOn(filter, query));
  const offered = QUICK.filter(([field]) => words[field] === "");
  const field = <Name extends StudyField>(name: Name) => ({
    name,
    error: errors[name],
    written: words[name],
  });
  return (
    <div className="study-filters print:hidden">
      <nav aria-label="Filters">
        <ul>
          {on.map((filter) => (
            <li key={filter}>
              <Link to={studiesAddress(words, without([filter]))} className="is-on">
                <span className="sr-only">Without the filter </span>
                {labelFilter(filter, query, options)}
                <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
          {offered.map(([name, value, label]) => (
            <li key={label}>
              <Link to={studiesAddress(words, { [name]: value })}>{label}</Link>
            </li>
          ))}
          {on.length > 0 && (
            <li className="clear">
              <Link to={studiesAddress(words, without(FILTERS))} className="text-link">
                Clear all
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <details open={Object.keys(errors).length > 0}>
        <summary>
          All filters and sorting
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <form action={STUDIES_PATH}>
          <div className="choices">
            {CHOICES.map((choice) => (
              <ChoiceField
                key={choice}
                {...field(choice)}
                label={filterNames[choice]}
                groups={options[choice]}
                counts={answer.counts[choice]}
              />
            ))}
          </div>
          <div className="ranges">
            {RANGES.map((range) => (
              <fieldset key={range}>
                <legend>{rangeName(range)}</legend>
                <div>
                  <WrittenField {...field(`${range}-from`)} label="From" />
                  <WrittenField {...field(`${range}-to`)} label="To" />
                </div>
                {isMaybePrinted(range) && <PrintedField {...field(range)} />}
              </fieldset>
            ))}
          </div>
          <div className="order">
            <Field label="Sort by" error={errors.sort}>
              {(control) => (
                <Select {...control} name="sort" defaultValue={sortValue(words, query)}>
                  {[...sortNames].map(([value, name]) => (
                    <option key={value} value={value}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button type="submit">Show these papers</Button>
          </div>
        </form>
      </details>
    </div>
  );
}

/** Frequent wishes in one press. */
const QUICK = [
  ["design", "randomised controlled trial", "Randomized trial"],
  ["against", "sham", "Compared with fake light"],
  ["source", "LED", "LED"],
  ["nm", PRINTED_CHOICE, "Reports wavelength"],
  ["fluence", PRINTED_CHOICE, "Reports dose"],
] as const;

function isOn(filter: Filter, { choices, ranges }: StudyQuery): boolean {
  return (filter in choices || filter in ranges) === true;
}

function isMaybePrinted(range: Range): range is MaybePrinted {
  return MAYBE_PRINTED.some((each) => each === range);
}

function rangeName(range: Range): string {
  const unit = rangeUnits[range];
  return unit === "" || unit === filterNames[range].toLowerCase()
    ? filterNames[range]
    : `${filterNames[range]}, ${unit}`;
}

const sortValue = (words: StudyWords, { sort }: StudyQuery) =>
  words.sort === "" ? "" : `${sort.down ? "-" : ""}${sort.by}`;

function ChoiceField({
  name,
  label,
  error,
  written,
  groups,
  counts,
}: {
  name: Choice | MaybePrinted;
  label: string;
  error: string | undefined;
  written: string;
  groups: readonly OptionGroup[];
  counts?: ReadonlyMap<string, number>;
}) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} name={name} defaultValue={written}>
          <option value="">Any</option>
          {groups.map(({ name: group, options }) => {
            const shown = options.map(([value, option]) => (
              <option key={value} value={value}>
                {counts ? `${option} (${formatNumber(counts.get(value) ?? 0)})` : option}
              </option>
            ));
            return group === null ? (
              shown
            ) : (
              <optgroup key={group} label={group}>
                {shown}
              </optgroup>
            );
          })}
        </Select>
      )}
    </Field>
  );
}

function PrintedField(field: {
  name: MaybePrinted;
  error: string | undefined;
  written: string;
}): ReactNode {
  return <ChoiceField {...field} label="In the summary" groups={PRINTED_OR_NOT} />;
}

const PRINTED_OR_NOT: readonly OptionGroup[] = [
  {
    name: null,
    options: [
      [PRINTED_CHOICE, "Reported"],
      [UNPRINTED_CHOICE, "Not in the summary"],
    ],
  },
];
