import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { formatAmount } from "#app/evidence/ledger/treatment.ts";
import { studyPath } from "#app/evidence/text/reference.ts";
import { shortDesignName } from "#app/evidence/words/study-design.ts";
import { OutcomeMarks } from "#app/figures/outcome-marks.tsx";
import { keepUnits } from "#app/text/typeset.ts";
import { Table, type Column as TableColumn } from "#app/ui/table.tsx";
import { LightAxis } from "./light-axis.tsx";
import type { Sort, StudyQuery } from "./study-filter.ts";
import type { Seen, StudyRow } from "./study-row.ts";
import type { Column as Printed, StudyAnswer } from "./study-table.ts";
import { comparisonNames, NOT_PRINTED, sourceNames } from "./study-words.ts";

/** A table where there is room, else cards. `studies.css` has the styles. */
export function StudyList({
  answer,
  sort,
  address,
}: {
  answer: StudyAnswer;
  sort: StudyQuery["sort"];
  /** The address with another order. */
  address: (sort: string) => string;
}) {
  return (
    <Table
      look={{ table: "figures papers", caption: "sr-only" }}
      caption="Papers, with what their summaries report"
      columns={[
        ...COLUMNS.map((column): TableColumn<StudyRow> => {
          const isSorted = sort.by === column.sort || sort.by === column.also;
          const direction = sort.down ? "descending" : "ascending";
          return {
            name: column.title,
            header: <Head column={column} answer={answer} sort={sort} address={address} />,
            head: {
              className: column.isNumber && "number",
              "aria-sort": isSorted ? direction : undefined,
            },
            className: (row) => classOf(column, row),
            cell: (row) => <Value seen={column.value(row)} />,
          };
        }),
        { name: "", header: null, head: MISSING, ...MISSING, cell: lackingIn },
      ]}
      rows={answer.rows}
      rowKey={({ id }) => id}
    />
  );
}

const MISSING = { className: "missing" };

function classOf({ value, isNumber, sort }: Column, row: StudyRow): string | undefined {
  const isEmpty = (value(row) ?? null) === null;
  if (isEmpty) return isNumber ? "empty number" : "empty";
  if (sort === "name") return undefined;
  return isNumber ? "number" : `is-${sort}`;
}

type Column = {
  readonly title: string;
  readonly sort: Sort;
  /** The order by the second line of the cells. */
  readonly also?: Sort;
  readonly under?: (answer: StudyAnswer) => string;
  readonly isNumber?: true;
  /** The name in a card's sentence about missing values. */
  readonly name?: string;
  readonly field: keyof StudyRow;
  readonly value: (row: StudyRow) => Seen<ReactNode>;
};

const inPapers =
  (column: Printed, unit = "") =>
  ({ printed, shown }: StudyAnswer) =>
    `${unit}in ${formatNumber(printed[column])} of ${formatNumber(shown.length)}`;

/** The first one names its row. */
const COLUMNS: readonly Column[] = [
  {
    title: "Study",
    field: "name",
    sort: "name",
    also: "year",
    value: ({ id, name }) => <Link to={studyPath(id)}>{name}</Link>,
  },
  {
    title: "Condition",
    field: "condition",
    sort: "condition",
    also: "design",
    value: ({ condition, design, hue }) => (
      <>
        <i className={`dot hue-${hue ?? "none"}`} />
        {condition}
        <small>{shortDesignName(design)}</small>
      </>
    ),
  },
  {
    title: "Light",
    field: "nm",
    sort: "nm",
    under: inPapers("nm", "nm "),
    name: "wavelength",
    value: ({ nm, sources }) => {
      const source = sources?.map((each) => sourceNames[each]).join(", ");
      if (nm) return <LightAxis wavelengths={nm} source={source} />;
      return source ? (
        <>
          <Dashed /> <small>{source}</small>
        </>
      ) : (
        nm
      );
    },
  },
  {
    title: "mW/cm²",
    field: "irradiance",
    sort: "irradiance",
    under: inPapers("irradiance"),
    isNumber: true,
    value: ({ irradiance }) => irradiance && formatAmount(irradiance, "").trim(),
  },
  {
    title: "J/cm²",
    field: "fluence",
    sort: "fluence",
    under: inPapers("fluence"),
    isNumber: true,
    value: ({ fluence, contradiction }) =>
      fluence && (
        <>
          {formatAmount(fluence, "").trim()}
          {contradiction && <small>we calculate {keepUnits(contradiction)}</small>}
        </>
      ),
  },
  {
    title: "Sessions",
    field: "sessions",
    sort: "sessions",
    under: inPapers("sessions"),
    isNumber: true,
    name: "number of sessions",
    value: ({ sessions }) => sessions && formatAmount(sessions, "").trim(),
  },
  {
    title: "People",
    field: "people",
    sort: "people",
    under: inPapers("people"),
    isNumber: true,
    name: "number of people",
    value: ({ people }) => people && formatNumber(people),
  },
  {
    title: "Compared with",
    field: "against",
    sort: "against",
    under: inPapers("against"),
    name: "comparison",
    value: ({ against }) => {
      const kinds = against?.map((kind) => comparisonNames[kind].toLowerCase());
      return kinds ? kinds.join(", ") : against;
    },
  },
  {
    title: "Result",
    field: "results",
    sort: "result",
    under: inPapers("result"),
    name: "result",
    value: ({ results, measures }) =>
      results && <OutcomeMarks results={results} {...(measures && { measures })} />,
  },
  {
    title: "Paid by",
    field: "funder",
    sort: "funder",
    under: inPapers("funder"),
    name: "funder",
    value: ({ funder }) => funder,
  },
];

function Head({
  column: { title, sort: own, also, under },
  answer,
  sort,
  address,
}: {
  column: Column;
  answer: StudyAnswer;
  sort: StudyQuery["sort"];
  address: (sort: string) => string;
}) {
  return (
    <>
      <SortLink title={title} own={own} sort={sort} address={address} />
      {also && (
        <SortLink title={ALSO[also] ?? also} own={also} sort={sort} address={address} isSmall />
      )}
      {under && <small>{under(answer)}</small>}
    </>
  );
}

const ALSO: Partial<Record<Sort, string>> = { year: "year", design: "design" };

/** Reverses the current order; other columns begin with the more useful direction. */
function SortLink({
  title,
  own,
  sort,
  address,
  isSmall,
}: {
  title: string;
  own: Sort;
  sort: StudyQuery["sort"];
  address: (sort: string) => string;
  isSmall?: boolean;
}) {
  const isOn = sort.by === own;
  const down = isOn ? !sort.down : MOST_FIRST.has(own);
  return (
    <Link to={address(down ? `-${own}` : own)} className={isSmall ? "small" : undefined}>
      {title}
      {isOn && <span aria-hidden="true">{sort.down ? " ↓" : " ↑"}</span>}
    </Link>
  );
}

const MOST_FIRST = new Set<Sort>(["year", "people", "result"]);

function Value({ seen }: { seen: Seen<ReactNode> }) {
  if (seen === undefined) return <Dashed />;
  return seen === null ? <Unseen mark="none" words="does not apply" /> : seen;
}

function Dashed() {
  return <Unseen mark="dashed" words={NOT_PRINTED} />;
}

/** A stroke for the eye, words for screen readers. */
function Unseen({ mark, words }: { mark: "dashed" | "none"; words: string }) {
  return (
    <i className={mark}>
      <span className="sr-only">{words}</span>
    </i>
  );
}

/** One sentence for all missing values. */
function lackingIn(row: StudyRow) {
  const lacking = COLUMNS.flatMap(({ title, name = title, field }) =>
    row[field] === undefined ? [name] : [],
  );
  return lacking.length > 0 && `Not in the summary: ${lacking.join(", ")}`;
}
