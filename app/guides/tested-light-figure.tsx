import { useId } from "react";
import { Figure } from "#app/evidence/figures/figure.tsx";
import { SpectrumBar } from "#app/evidence/figures/spectrum-bar.tsx";
import {
  DOT_PITCH,
  SpectrumDots,
  StudiesByWavelength,
} from "#app/evidence/figures/spectrum-dots.tsx";
import { SpectrumTicks } from "#app/evidence/figures/spectrum-ticks.tsx";
import type { TestedLight } from "./tested-light.server.ts";

/** The spectrum with a dot for each wavelength that a study printed, and marks at the reader's own peaks. */
export function TestedLightFigure({
  light: { dots, studies, near },
  number,
}: {
  light: TestedLight;
  number: number;
}) {
  const id = useId();
  const top = (Math.max(...dots.map(({ level }) => level)) + 1) * DOT_PITCH + 6;
  return (
    <Figure
      number={number}
      marks={[]}
      caption={`Each dot is a wavelength that a study behind our uses printed, ${studies} studies in all; some used several. A dot leads to its study, a column of dots to its studies in the table. Lasers and LEDs alike, some of them on animals or cells. Many dots show where people looked, not what works best.`}
    >
      <svg className="dots" width="100%" height={top + 54}>
        <title>Studies by wavelength, from 600 to 1000 nm</title>
        <SpectrumBar bands={near.map(({ peak }) => peak)} y={top + 6} height={18} gradientId={id} />
        <SpectrumTicks y={top + 50} />
        <SpectrumDots dots={dots} number={number} base={top - 8} />
      </svg>
      <StudiesByWavelength dots={dots} number={number} />
    </Figure>
  );
}
