// biome-ignore-all lint/a11y/noRedundantRoles: with display: grid the roles of table, tr and td are lost.
import type { ReactNode } from "react";
import { Link } from "react-router";
import { OutcomeMarks } from "#app/evidence/figures/outcome-marks.tsx";
import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import { formatAmount } from "#app/evidence/ledger/treatment.ts";
import { studyPath } from "#app/evidence/text/reference.ts";
import { shortDesignName } from "#app/evidence/words/study-design.ts";
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
    <table role="table" className="figures papers">
      <caption className="sr-only">Papers, with what their abstracts say</caption>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((column) => (
            <Head key={column.title} {...{ column, answer, sort, address }} />
          ))}
          <td role="cell" className="missing" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {answer.rows.map((row) => (
          <tr role="row" key={row.id}>
            {COLUMNS.map((column) => (
              <Cell key={column.title} column={column} row={row} />
            ))}
            <Missing row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
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
          {contradiction && <small>its own sum: {contradiction}</small>}
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
    title: "Against",
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
    value: ({ results }) => results && <OutcomeMarks results={results} />,
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
  column: { title, sort: own, also, under, isNumber },
  answer,
  sort,
  address,
}: {
  column: Column;
  answer: StudyAnswer;
  sort: StudyQuery["sort"];
  address: (sort: string) => string;
}) {
  const isSorted = sort.by === own || sort.by === also;
  const direction = sort.down ? "descending" : "ascending";
  return (
    <th
      role="columnheader"
      scope="col"
      className={isNumber && "number"}
      aria-sort={isSorted ? direction : undefined}
    >
      <SortLink {...{ title, own, sort, address }} />
      {also && <SortLink {...{ title: ALSO[also] ?? also, own: also, sort, address }} isSmall />}
      {under && <small>{under(answer)}</small>}
    </th>
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

function Cell({
  column: { title, value, isNumber, sort },
  row,
}: {
  column: Column;
  row: StudyRow;
}) {
  const seen = value(row);
  if (sort === "name") {
    return (
      <th role="rowheader" scope="row">
        {seen}
      </th>
    );
  }
  if (seen === undefined || seen === null) {
    return (
      <td role="cell" className={isNumber ? "empty number" : "empty"}>
        {seen === null ? <Unseen mark="none" words="does not apply" /> : <Dashed />}
      </td>
    );
  }
  return (
    <td role="cell" data-label={title} className={isNumber ? "number" : `is-${sort}`}>
      {seen}
    </td>
  );
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
function Missing({ row }: { row: StudyRow }) {
  const lacking = COLUMNS.flatMap(({ title, name = title, field }) =>
    row[field] === undefined ? [name] : [],
  );
  return (
    <td role="cell" className="missing">
      {lacking.length > 0 && `Not in the abstract: ${lacking.join(", ")}`}
    </td>
  );
}
