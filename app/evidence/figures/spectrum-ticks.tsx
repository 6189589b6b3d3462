import { spectrumPosition, spectrumTicks } from "./spectrum.ts";

/** With their base line at the height `y`. Part of an SVG. */
export function SpectrumTicks({ y }: { y: number }) {
  return spectrumTicks.map((tick) => (
    <text
      key={tick}
      x={`${spectrumPosition(tick)}%`}
      y={y}
      textAnchor={tick === 600 ? "start" : tick === 1000 ? "end" : "middle"}
      className="fill-ink-soft forced-colors:fill-[CanvasText]"
    >
      {tick === 1000 ? "1000 nm" : tick}
    </text>
  ));
}
