import { useId } from "react";
import { Figure, type FigurePlace } from "./figure.tsx";
import { DEEPEST_AT, drawnDepth, ON_TISSUE, tissueLayers } from "./penetration-depth.ts";

/** Beams of light entering the skin: longer waves reach deeper, down to what a model calculated. */
export function PenetrationDepthFigure({
  wavelengths,
  deepest,
  ...place
}: FigurePlace & {
  /** In nm, shortest first; four at most have room on a phone. */
  wavelengths: readonly number[];
  /** The figure's one measured value: "5.4 mm". */
  deepest: string;
}) {
  return (
    <Figure
      {...place}
      schematic
      caption={`Longer waves reach deeper. A computer model of layered skin put the limit at about ${deepest} (dashed line). Light does not end at a line but fades; the layers differ in thickness from place to place on the body.`}
    >
      <svg
        role="img"
        aria-label={`Light of ${wavelengths.join(", ")} nm entering the skin`}
        width="100%"
        height={LABELS + TISSUE}
        className="figures block text-[14px]"
      >
        <desc>
          From the surface down: {tissueLayers.map((layer) => layer.name).join(", ")}. Each longer
          wavelength is drawn deeper than the one before. All fade above a dashed line marked{" "}
          {deepest}, which lies in the fat.
        </desc>
        <Layers />
        {wavelengths.map((nanometres, index) => (
          <Beam
            key={nanometres}
            nanometres={nanometres}
            centre={(68 / wavelengths.length) * (index + 0.5) + 2}
          />
        ))}
        <line
          x2="100%"
          y1={LIMIT}
          y2={LIMIT}
          strokeDasharray="5 4"
          className="stroke-[1.5]"
          stroke={ON_TISSUE}
        />
        <text x={12} y={LIMIT + 18} fill={ON_TISSUE} className="font-semibold">
          {deepest}
        </text>
      </svg>
    </Figure>
  );
}

function Layers() {
  return tissueLayers.map(({ name, until, colour }, index) => {
    const from = tissueLayers[index - 1]?.until ?? 0;
    const top = LABELS + (from / 100) * TISSUE;
    const height = ((until - from) / 100) * TISSUE;
    return (
      <g key={name}>
        <rect width="100%" y={top} height={height} fill={colour} />
        <text
          x="100%"
          dx={-12}
          y={top + Math.min(height / 2, 30) + 5}
          textAnchor="end"
          fill={name === "muscle" ? "#fff" : ON_TISSUE}
        >
          {name}
        </text>
      </g>
    );
  });
}

function Beam({ nanometres, centre }: { nanometres: number; centre: number }) {
  const id = useId();
  const length = drawnDepth(nanometres) * (LIMIT - LABELS);
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={`var(${beamColour(nanometres)})`} stopOpacity={0.95} />
        <stop offset="1" stopColor={`var(${beamColour(nanometres)})`} stopOpacity={0} />
      </linearGradient>
      <text
        x={`${centre}%`}
        y={15}
        textAnchor="middle"
        className="fill-ink font-semibold max-[359px]:text-[12px] max-[359px]:tracking-[-0.03em] forced-colors:fill-[CanvasText]"
      >
        {nanometres} nm
      </text>
      <svg aria-hidden="true" x={`${centre}%`} y={LABELS} overflow="visible">
        <path d={`M-17 0H17L12 ${length}H-12Z`} fill={`url(#${id})`} />
      </svg>
    </>
  );
}

/** The stop of the spectrum at or below a wavelength. */
function beamColour(nanometres: number): string {
  const stop = [820, 740, 660, 630].find((stop) => stop <= nanometres) ?? 600;
  return `--spectrum-${stop}`;
}

// Heights in px, from the top of the drawing.
const LABELS = 28;
const TISSUE = 300;
const LIMIT = LABELS + (DEEPEST_AT / 100) * TISSUE;
