import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { labelBands } from "./spectrum.ts";

/** The wavelengths of bands, written above the place of each on the spectrum. Part of an SVG. */
export function BandLabels({ bands }: { bands: readonly Wavelength[] }) {
  return labelBands(bands).map(({ text, centre }) => (
    <text
      key={text}
      x={`${centre}%`}
      y={13}
      textAnchor="middle"
      className="fill-ink font-semibold forced-colors:fill-[CanvasText]"
    >
      {text}
    </text>
  ));
}
