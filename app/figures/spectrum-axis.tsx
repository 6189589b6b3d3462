import { spectrumPosition, spectrumTicks } from "./spectrum.ts";

/** For a drawing of 600 to 1000 nm, centred under their places. */
export function SpectrumAxis() {
  return (
    <svg aria-hidden="true" width="100%" height={40} className="dots">
      {spectrumTicks.map((tick) => (
        <text key={tick} x={`${spectrumPosition(tick)}%`} y={18} textAnchor="middle">
          {tick}
        </text>
      ))}
      {/* Beside the number it would leave a phone's screen. */}
      <text x="100%" y={35} textAnchor="middle">
        nm
      </text>
    </svg>
  );
}
