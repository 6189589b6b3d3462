import { useId } from "react";
import { absorbers, keyWavelengths } from "./absorption-bands.ts";
import { BandLabels } from "./band-labels.tsx";
import { Figure, type FigurePlace } from "./figure.tsx";
import { smoothPath } from "./smooth-path.ts";
import { spectrumPosition } from "./spectrum.ts";
import { SpectrumBar } from "./spectrum-bar.tsx";
import { SpectrumTicks } from "./spectrum-ticks.tsx";

/** Why 600 to 1000 nm: what in tissue absorbs the light on either side, and the key wavelengths. */
export function AbsorptionBandsFigure(place: FigurePlace) {
  return (
    <Figure
      {...place}
      schematic
      caption="The optical window. Pigments in skin and blood absorb less of the longer waves, water absorbs more of them; between lie the wavelengths that are used. Reviews name cytochrome c oxidase in the mitochondria and light-sensitive calcium channels as the likely first absorbers in cells, with water as a possible further one. Curves show shapes only."
    >
      <svg
        role="img"
        aria-label="Absorption of light in tissue from 600 to 1000 nm"
        width="100%"
        height={BAR_TOP + 46}
        overflow="visible"
        className="figures block text-[14px]"
      >
        <desc>
          Melanin falls steadily from 600 nm on. Blood falls steeply to about 680 nm and stays low.
          Water is low until about 900 nm and rises towards 970 nm. The key wavelengths{" "}
          {keyWavelengths.join(", ")} nm lie where all three are low.
        </desc>
        <KeyWavelengths />
        <Curves />
        <SpectrumBar bands={keyWavelengths} y={BAR_TOP} height={12} gradientId={useId()} />
        <SpectrumTicks y={BAR_TOP + 36} />
      </svg>
    </Figure>
  );
}

function KeyWavelengths() {
  return (
    <>
      <BandLabels bands={keyWavelengths} />
      {keyWavelengths.map((nanometres) => (
        <line
          key={nanometres}
          x1={`${spectrumPosition(nanometres)}%`}
          x2={`${spectrumPosition(nanometres)}%`}
          y1={TOP}
          y2={BAR_TOP}
          className="stroke-rule-strong forced-colors:stroke-[CanvasText]"
        />
      ))}
    </>
  );
}

function Curves() {
  return (
    <>
      <svg
        aria-hidden="true"
        y={TOP}
        height={HEIGHT}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        {absorbers.map(({ name, curve, dash }) => (
          <path
            key={name}
            d={smoothPath(curve)}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeDasharray={dash}
            className="stroke-2 stroke-ink forced-colors:stroke-[CanvasText]"
          />
        ))}
      </svg>
      {absorbers.map(({ name, label }) => (
        <text
          key={name}
          x={`${spectrumPosition(label.nanometres)}%`}
          y={TOP + HEIGHT * (1 - label.height / 100)}
          textAnchor="middle"
          // A halo keeps the curves and lines from crossing the words.
          className="fill-ink stroke-[4] stroke-paper italic [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
        >
          {name}
        </text>
      ))}
    </>
  );
}

// Heights in px.
const TOP = 24;
const HEIGHT = 200;
const BAR_TOP = TOP + HEIGHT + 10;
