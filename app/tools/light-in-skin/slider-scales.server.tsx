import { SpectrumAxis } from "#app/figures/spectrum-axis.tsx";
import { optics } from "#app/physics/optics.ts";
import { LightPaint } from "./depth-paints.tsx";
import { rules } from "./skin-inputs.ts";

export function LightScale() {
  return (
    <>
      <svg aria-hidden="true" width="100%" height={40} className="block">
        <svg aria-hidden="true" y={16} height={8} viewBox="0 0 100 1" preserveAspectRatio="none">
          <LightPaint id="light" />
          <rect width="100" height="1" fill="url(#light)" />
        </svg>
      </svg>
      <SpectrumAxis />
    </>
  );
}

/** The shares of light, medium and dark skin. */
export function SkinToneScale() {
  const { from, to } = rules.melanin;
  const at = (fraction: number) => ((fraction * 100 - from) / (to - from)) * 100;
  return (
    <svg aria-hidden="true" width="100%" height={60} className="dots">
      <rect width="100%" y={19} height={2} className="fill-rule-strong" />
      {optics.melanin.groups.map(({ name, from, to }) => (
        <g key={name}>
          <rect x={`${at(from)}%`} width={`${at(to) - at(from)}%`} y={16} height={8} />
          <text x={`${at((from + to) / 2)}%`} y={52} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
