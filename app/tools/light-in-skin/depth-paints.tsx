import { steps } from "#app/figures/plot-path.ts";
import { seenLight } from "#app/figures/seen-light.ts";
import { spectrumColours, spectrumPosition } from "#app/figures/spectrum.ts";
import {
  effectiveAttenuation,
  epidermisTransmission,
  reducedScattering,
  type Skin,
  skinAbsorption,
} from "#app/physics/skin-model.ts";
import { DEEPEST } from "./depth-bands.ts";

/** The infrared end is brighter than real, to be visible on the dark ground. */
export function LightPaint({ id }: { id: string }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="100" y1="0" y2="0">
      {spectrumColours.map((at) => (
        <stop key={at} offset={`${spectrumPosition(at)}%`} stopColor={seenLight[at]} />
      ))}
    </linearGradient>
  );
}

export function HatchingPaint({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V7" className="stroke-rule" />
    </pattern>
  );
}

/** The model's own fading, without the spread. */
export function FadingPaint({
  id,
  nanometres,
  skin,
}: {
  id: string;
  nanometres: number;
  skin: Skin;
}) {
  const passed = epidermisTransmission(nanometres, skin);
  const absorption = skinAbsorption(nanometres, skin) ?? 0;
  const perMm = effectiveAttenuation(absorption, reducedScattering(nanometres)) / 10;
  return (
    <linearGradient id={id} x2="0" y2="1">
      {steps(0, DEEPEST, 5).map((depth) => (
        <stop
          key={depth}
          offset={depth / DEEPEST}
          stopColor="var(--ink)"
          stopOpacity={(passed * Math.exp(-perMm * depth)).toFixed(3)}
        />
      ))}
    </linearGradient>
  );
}
