import type { ReactNode } from "react";
import { formatPrice } from "#app/evidence/ledger/numbers.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { Citation } from "#app/evidence/text/citation.tsx";
import { ownPages } from "#app/frame/head/own-pages.server.ts";
import { keepUnits } from "#app/text/typeset.ts";
import { Unbroken } from "#app/text/unbroken.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import type { ComparedDevice, PowerDensity } from "./device-comparison.ts";

/** Under 768 px devices are columns. */
export function DeviceComparisonTable({
  caption,
  devices,
}: {
  /** Also says what the figures are not. */
  caption: ReactNode;
  devices: readonly ComparedDevice[];
}) {
  return (
    <Table
      look={LOOK}
      caption={caption}
      columns={COLUMNS.map(({ cell, ...column }, index) =>
        index === 0
          ? { ...column, cell }
          : {
              ...column,
              cell: (device: ComparedDevice) => <div className="figures">{cell(device)}</div>,
            },
      )}
      rows={devices}
      rowKey={({ name }) => name}
    />
  );
}

const CELL = "py-3.5 pr-3 align-top not-last:xl:pr-5 last:pr-0 max-md:py-2";

const LOOK = {
  table:
    "w-full border-collapse text-left text-[15px] max-md:flex max-md:flex-col max-xl:text-[14px]",
  caption:
    "caption-bottom pt-3 pr-[max(0px,100%-var(--wide-measure))] text-left text-ink-soft text-small max-md:order-last max-md:block",
  thead: "max-md:sr-only",
  headRow: "border-ink border-b",
  columnHeader:
    "py-3 pr-3 align-bottom whitespace-nowrap not-last:xl:pr-5 font-semibold text-ink-soft text-small last:pr-0",
  tbody: "device-columns",
  row: "border-rule border-b",
  rowHeader: `${CELL} font-semibold max-md:text-[17px]`,
  cell: CELL,
};

const COLUMNS: readonly Column<ComparedDevice>[] = [
  { name: "Device type", cell: ({ name }) => name },
  {
    name: "Wavelengths",
    cell: ({ wavelengths }) => <Unbroken text={keepUnits(formatWavelengths(wavelengths))} />,
  },
  {
    name: "Power density",
    cell: ({ powerDensity }) =>
      powerDensity ? <PowerDensityFigure powerDensity={powerDensity} /> : "No comparable figure",
  },
  { name: "Coverage", cell: ({ coverage }) => coverage },
  {
    name: "FDA status",
    cell: ({ fdaCleared }) => (fdaCleared ? "Cleared" : ownPages["/devices"].fda),
  },
  {
    name: "Studies",
    cell: ({ clinicalStudies, marks }) => (
      <>
        {clinicalStudies}
        <Citation marks={marks} />
      </>
    ),
  },
  {
    name: "Price range",
    cell: ({ priceRange }) => <span className="whitespace-nowrap">{formatPrice(priceRange)}</span>,
  },
];

/** Names the source, because an assumption must not look like a measurement. */
function PowerDensityFigure({ powerDensity }: { powerDensity: PowerDensity }) {
  return (
    <>
      <span className="whitespace-nowrap">{`${powerDensity.from}–${powerDensity.to}`}</span> mW/cm²
      {"marks" in powerDensity ? (
        <Citation marks={powerDensity.marks} />
      ) : (
        <span className="block text-ink-soft text-small">
          Our estimate, {keepUnits(powerDensity.assumedFor)}
        </span>
      )}
    </>
  );
}
