import { spectrumPosition, spectrumTicks } from "./spectrum.ts";

/** For a drawing of 600 to 1000 nm, centred under their places. */
export function SpectrumAxis() {
  return (
    <svg aria-hidden="true" width="100%" height={24} className="dots">
      {spectrumTicks.map((tick) => (
        <text key={tick} x={`${spectrumPosition(tick)}%`} y={18} textAnchor="middle">
          {tick}
        </text>
      ))}
      <text x="100%" dx={20} y={18}>
        nm
      </text>
    </svg>
  );
}
