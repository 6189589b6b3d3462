import { spectrumPosition, spectrumTicks } from "./spectrum.ts";

/** With their base line at the height `y`. Part of an SVG of the class `dots`, which has their colours. */
export function SpectrumTicks({ y }: { y: number }) {
  return spectrumTicks.map((tick) => (
    <text
      key={tick}
      x={`${spectrumPosition(tick)}%`}
      y={y}
      textAnchor={tick === 600 ? "start" : tick === 1000 ? "end" : "middle"}
      // On the narrowest phones it would meet the words beside it.
      className={tick === 900 ? "max-[374px]:hidden" : undefined}
    >
      {tick === 1000 ? "1000 nm" : tick}
    </text>
  ));
}
