// biome-ignore-all lint/a11y/noRedundantRoles: with display: block the roles of table, tr and td are lost.
import { ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { SpectrumStrip } from "#app/evidence/figures/spectrum-strip.tsx";
import { formatPrice } from "#app/evidence/ledger/numbers.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { Citation } from "#app/evidence/text/citation.tsx";
import {
  type ComparedDevice,
  orderOf,
  type PowerDensity,
  type SortColumn,
} from "./device-comparison.ts";
import { DeviceSortChoice } from "./device-sort-choice.tsx";

/** Static; `useSortableTables` moves the rows. Under 768 px devices are columns. */
export function DeviceComparisonTable({
  caption,
  devices,
}: {
  /** Also says what the figures are not. */
  caption: ReactNode;
  devices: readonly ComparedDevice[];
}) {
  return (
    <div data-sortable="">
      <DeviceSortChoice devices={devices} />
      <table
        role="table"
        className="w-full border-collapse text-left text-[15px] max-md:flex max-md:flex-col max-xl:text-[14px]"
      >
        <caption className="caption-bottom pt-3 pr-[max(0px,100%-var(--wide-measure))] text-left text-ink-soft text-small max-md:order-last max-md:block">
          {caption}
        </caption>
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-ink border-b">
            {columns.map((column) => (
              <Heading key={column.header} column={column} devices={devices} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="device-columns">
          {devices.map((device) => (
            <tr key={device.name} role="row" className="border-rule border-b">
              <th
                role="rowheader"
                scope="row"
                className={`${CELL} font-semibold max-md:text-[17px]`}
              >
                {device.name}
              </th>
              {columns.slice(1).map((column) => (
                <td key={column.header} role="cell" data-label={column.header} className={CELL}>
                  <div className="figures">{column.cell(device)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = "py-3.5 pr-3 align-top not-last:xl:pr-5 last:pr-0 max-md:py-2";

type Column = {
  readonly header: string;
  readonly sort?: SortColumn;
  cell(device: ComparedDevice): ReactNode;
};

const columns: readonly Column[] = [
  { header: "Device type", sort: "name", cell: ({ name }) => name },
  {
    header: "Wavelengths",
    sort: "wavelengths",
    cell: ({ wavelengths }) => (
      <>
        {formatWavelengths(wavelengths).replace(" nm", "\u00a0nm")}
        <SpectrumStrip bands={wavelengths} className="mt-2 max-w-40" />
      </>
    ),
  },
  {
    header: "Power density",
    sort: "powerDensity",
    cell: ({ powerDensity }) =>
      powerDensity ? <PowerDensityFigure powerDensity={powerDensity} /> : "No comparable figure",
  },
  { header: "Coverage", cell: ({ coverage }) => coverage },
  {
    header: "FDA status",
    cell: ({ fdaCleared }) =>
      fdaCleared ? "Cleared" : "Per product: ask for its clearance number",
  },
  {
    header: "Studies",
    sort: "clinicalStudies",
    cell: ({ clinicalStudies, marks }) => (
      <>
        {clinicalStudies}
        <Citation marks={marks} />
      </>
    ),
  },
  {
    header: "Price range",
    sort: "priceRange",
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
          Our assumption, {powerDensity.assumedFor}
        </span>
      )}
    </>
  );
}

function Heading({ column, devices }: { column: Column; devices: readonly ComparedDevice[] }) {
  const { header, sort } = column;
  const className =
    "py-3 pr-3 align-bottom not-last:xl:pr-5 font-semibold text-ink-soft text-small last:pr-0";
  if (!sort) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {header}
      </th>
    );
  }
  // The arrow stays with the last word.
  const words = header.split(" ");
  const lastWord = words.pop();
  return (
    <th role="columnheader" scope="col" aria-sort="none" className={className}>
      <button
        type="button"
        data-ascending={orderOf(devices, { column: sort, direction: "ascending" })}
        data-descending={orderOf(devices, { column: sort, direction: "descending" })}
        className="-my-1 py-1 text-left font-semibold max-md:hidden transition-colors hover:text-ink"
      >
        {words.join(" ")}{" "}
        <span className="whitespace-nowrap">
          {lastWord}{" "}
          <ArrowUpDown
            size={14}
            strokeWidth={1.75}
            aria-hidden="true"
            className="inline align-[-0.15em] noscript:hidden print:hidden"
          />
        </span>
      </button>
      {/* Phones hide the row of headings, so it has no buttons there. */}
      <span className="md:hidden">{header}</span>
    </th>
  );
}
