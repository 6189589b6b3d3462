// biome-ignore-all lint/a11y/noRedundantRoles: with display: block the roles of table, tr and td are lost.
import type { ReactNode } from "react";
import { formatPrice } from "#app/evidence/ledger/numbers.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { Citation } from "#app/evidence/text/citation.tsx";
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
            <th key={column.header} role="columnheader" scope="col" className={HEADING}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="device-columns">
        {devices.map((device) => (
          <tr key={device.name} role="row" className="border-rule border-b">
            <th role="rowheader" scope="row" className={`${CELL} font-semibold max-md:text-[17px]`}>
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
  );
}

const HEADING =
  "py-3 pr-3 align-bottom whitespace-nowrap not-last:xl:pr-5 font-semibold text-ink-soft text-small last:pr-0";
const CELL = "py-3.5 pr-3 align-top not-last:xl:pr-5 last:pr-0 max-md:py-2";

type Column = {
  readonly header: string;
  cell(device: ComparedDevice): ReactNode;
};

const columns: readonly Column[] = [
  { header: "Device type", cell: ({ name }) => name },
  {
    header: "Wavelengths",
    cell: ({ wavelengths }) => formatWavelengths(wavelengths).replace(" nm", "\u00a0nm"),
  },
  {
    header: "Power density",
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
    cell: ({ clinicalStudies, marks }) => (
      <>
        {clinicalStudies}
        <Citation marks={marks} />
      </>
    ),
  },
  {
    header: "Price range",
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
