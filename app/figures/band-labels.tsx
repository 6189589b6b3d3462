import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { labelBands } from "./spectrum.ts";

/** Above the bands' places on the spectrum. Part of an SVG. */
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
