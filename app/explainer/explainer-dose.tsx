import { doseCurve } from "#app/figures/dose-response.ts";
import { smoothPath } from "#app/figures/smooth-path.ts";
import { fluence } from "#app/physics/dose.ts";
import { ramp } from "./ramp.ts";

/** In mW/cm², and minutes. */
const IRRADIANCE = 20;
const MINUTES = 5;

/** @param progress of the scene, 0 to 1 */
export function DoseDrawing({
  progress,
  number,
}: {
  progress: number;
  number: string | undefined;
}) {
  const passed = Math.min(1, progress / 0.75);
  const seconds = Math.round(MINUTES * 60 * passed);
  const dose = fluence(IRRADIANCE, seconds / 60);
  return (
    <>
      {[
        { x: 70, value: String(IRRADIANCE), unit: "mW/cm²" },
        { x: 200, value: clockTime(seconds), unit: `${seconds} seconds` },
        { x: 330, value: dose.toFixed(1), unit: "J/cm²" },
      ].map(({ x, value, unit }) => (
        <g key={x} textAnchor="middle">
          <text x={x} y="92" fontSize="46" className="font-display">
            {value}
          </text>
          <text x={x} y="120" className="fill-ink-soft">
            {unit}
          </text>
        </g>
      ))}
      <g textAnchor="middle" fontSize="30" className="fill-ink-soft font-display">
        <text x="131" y="88">
          ×
        </text>
        <text x="270" y="88">
          =
        </text>
      </g>
      <rect x="40" y="150" width="320" height="14" rx="3" className="fill-rule" />
      <rect x="40" y="150" width={320 * passed} height="14" rx="3" className="fill-red" />
      <text x="200" y="196" textAnchor="middle" opacity={ramp(progress, 0.75, 0.9)}>
        {number}
      </text>
    </>
  );
}

function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function CurveDrawing({ progress }: { progress: number }) {
  const drawn = Math.max(0.01, ramp(progress, 0.05, 0.7));
  return (
    <>
      <g opacity={ramp(progress, 0.6, 0.8)}>
        <rect x="140" y="34" width="98" height="146" className="fill-red-soft" />
        <text x="189" y="202" textAnchor="middle" className="font-semibold">
          the window
        </text>
      </g>
      <svg
        aria-hidden="true"
        x="44"
        y="34"
        width={326 * drawn}
        height="146"
        viewBox={`0 0 ${100 * drawn} 100`}
        preserveAspectRatio="none"
      >
        <path
          d={smoothPath(doseCurve)}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-[4] stroke-red"
        />
      </svg>
      <path d="M44 28V180H376" fill="none" className="stroke-ink" strokeWidth="1.5" />
      <g className="fill-ink-soft">
        <text x="44" y="20">
          Effect
        </text>
        <text x="376" y="202" textAnchor="end">
          Dose →
        </text>
      </g>
    </>
  );
}
