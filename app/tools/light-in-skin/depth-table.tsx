import { formatPerCm, valuesAt } from "#app/figures/absorption-plot.tsx";
import { FigureTable } from "#app/figures/figure-table.tsx";
import { depthRange, formatTenths, lightLeft } from "#app/physics/skin-model.ts";
import type { Asked } from "./skin-fields.ts";

export function DepthTable({ asked, spread }: { asked: Asked; spread: number }) {
  const { nanometres, skin } = asked;
  const rows = [...new Set([...LISTED, nanometres])].sort((a, b) => a - b);
  return (
    <FigureTable
      caption="Depth and absorption by wavelength"
      columns={[
        "Wavelength",
        ...lightLeft.map(({ name }) => `${name} left, mm`),
        "Melanosome, per cm",
        "Scattering",
        "Blood with oxygen",
        "without",
        "Water",
      ]}
      rows={rows.map((at) => {
        const values = new Map(valuesAt(at).map(({ name, perCm }) => [name, formatPerCm(perCm)]));
        return [
          `${at} nm`,
          ...lightLeft.map(({ fraction }) => {
            const range = depthRange(fraction, at, skin, spread);
            return range ? formatTenths(range) : NO_DATA;
          }),
          ...NAMES.map((name) => values.get(name) ?? NO_DATA),
        ];
      })}
    />
  );
}

const LISTED = [600, 630, 660, 690, 720, 750, 780, 810, 830, 850, 880, 910, 940, 950, 1000];
const NAMES = valuesAt(LISTED[2] ?? 660).map(({ name }) => name);
const NO_DATA = "no data";
