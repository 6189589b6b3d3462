import { Fragment } from "react";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { FigureTable } from "./figure-table.tsx";
import { columnsOf } from "./stack-dots.ts";

/** A wavelength that a study tested, from 600 to 1000 nm. JSON. */
export type SpectrumDot = {
  readonly name: string;
  readonly href: string;
  readonly nanometres: number;
  /** In percent of the spectrum. */
  readonly at: number;
  /** From the reader's own light. */
  readonly far?: boolean;
};

type Props<Dot> = {
  /** From left to right. */
  dots: readonly Dot[];
  number: number;
};

/** Part of an SVG. A dot alone leads to its study, a column of dots to its rows in `StudiesByWavelength`. */
export function SpectrumDots({
  dots,
  number,
  base,
  target,
}: Props<SpectrumDot & { /** From 0 up. */ readonly level: number }> & {
  /** Of the lowest, in px. */
  base: number;
  /** A finger's, in percent of the spectrum. */
  target: number;
}) {
  return columnsOf(dots, target).map(({ from, dots: own }) => {
    const [first] = own;
    if (!first) return null;
    const height = Math.max(...own.map(({ level }) => level)) * DOT_PITCH + 24;
    return (
      <a key={from} href={own.length > 1 ? `#${rowId(number, first.nanometres)}` : first.href}>
        <title>{nameOf(own)}</title>
        <rect x={`${from}%`} y={base + 12 - height} width={`${target}%`} height={height} />
        {own.map(({ name, nanometres, at, level, far }) => (
          <circle
            key={`${name} ${nanometres}`}
            className={far ? "far" : undefined}
            cx={`${at}%`}
            cy={base - level * DOT_PITCH}
            r="4.5"
          />
        ))}
      </a>
    );
  });
}

/** "Chow 2006, 830 nm", "7 studies, 652–670 nm: in the table". */
function nameOf(column: readonly SpectrumDot[]): string {
  const wavelengths = column.map(({ nanometres }) => nanometres);
  const light = formatWavelengths([[Math.min(...wavelengths), Math.max(...wavelengths)]]);
  const [first] = column;
  if (column.length === 1) return `${first?.name}, ${light}`;
  const studies = new Set(column.map(({ href }) => href)).size;
  return `${studies === 1 ? first?.name : `${studies} studies`}, ${light}: in the table`;
}

/** The dots as a table. */
export function StudiesByWavelength({ dots, number }: Props<SpectrumDot>) {
  return (
    <FigureTable
      caption="Studies by the wavelengths that they reported"
      columns={["Wavelength", "Studies"]}
      rows={[...Map.groupBy(dots, ({ nanometres }) => nanometres)].map(([nanometres, own]) => [
        <span key={nanometres} id={rowId(number, nanometres)}>
          {nanometres} nm
        </span>,
        // One element, as on phones a cell is a grid.
        <span key="studies">
          {own.map(({ name, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ", "}
              <a href={href}>{name}</a>
            </Fragment>
          ))}
        </span>,
      ])}
    />
  );
}

function rowId(number: number, nanometres: number): string {
  return `fig-${number}-${nanometres}`;
}

/** From level to level, in px. */
export const DOT_PITCH = 11;
