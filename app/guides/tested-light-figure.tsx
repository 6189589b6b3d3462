import { type ComponentProps, useId } from "react";
import { Figure } from "#app/figures/figure.tsx";
import { figureLegends } from "#app/figures/figures.server.ts";
import { SpectrumBar } from "#app/figures/spectrum-bar.tsx";
import { DOT_PITCH, SpectrumDots, StudiesByWavelength } from "#app/figures/spectrum-dots.tsx";
import { SpectrumTicks } from "#app/figures/spectrum-ticks.tsx";
import { APART, stackDots, TARGET } from "#app/figures/stack-dots.ts";
import { fillIn } from "#app/text/fill-in.ts";
import type { TestedLight } from "./tested-light.server.ts";

/** The spectrum with a dot for each wavelength that a study printed, and marks at the reader's own peaks. */
export function TestedLightFigure({
  light: { dots, studies, near },
  number,
}: {
  light: TestedLight;
  number: number;
}) {
  return (
    <Figure
      number={number}
      marks={[]}
      caption={`${fillIn(figureLegends.tested, { studies })}${near.length > 0 ? ` ${figureLegends.testedNear}` : ""}`}
    >
      {SCALES.map(({ shown, apart, target }) => (
        <Drawing
          key={shown}
          className={shown}
          dots={stackDots(dots, apart)}
          peaks={near.map(({ peak }) => peak)}
          number={number}
          target={target}
        />
      ))}
      <StudiesByWavelength dots={dots} number={number} />
    </Figure>
  );
}

/** On a wide window dots that touch on a phone are far apart, and stacked as there they would float in the air. */
export const SCALES = [
  { shown: "md:hidden", apart: APART, target: TARGET },
  // Of the 700 px that the narrowest wide window has for it: a dot's 10 px, and a finger's 24.
  { shown: "max-md:hidden", apart: 1.45, target: 3.5 },
] as const;

function Drawing({
  className,
  dots,
  peaks,
  ...own
}: Pick<ComponentProps<typeof SpectrumDots>, "dots" | "number" | "target"> & {
  className: string;
  peaks: readonly number[];
}) {
  const top = (Math.max(...dots.map(({ level }) => level)) + 1) * DOT_PITCH + 6;
  return (
    <svg className={`dots when-near ${className}`} width="100%" height={top + 54}>
      <title>Studies by wavelength, from 600 to 1000 nm</title>
      <SpectrumBar bands={peaks} y={top + 6} height={18} gradientId={useId()} />
      <SpectrumTicks y={top + 50} />
      <SpectrumDots dots={dots} base={top - 8} {...own} />
    </svg>
  );
}
