import { DEEPEST, drawnDepth, tissueLayers } from "#app/evidence/figures/penetration-depth.ts";
import { spectrumPosition } from "#app/evidence/figures/spectrum.ts";
import { ramp } from "./ramp.ts";

/** A wave runs along the spectrum and grows longer. */
export function LightDrawing({ progress }: { progress: number }) {
  const shown = WIDTH * ramp(progress, 0, 0.6);
  return (
    <>
      <defs>
        <linearGradient
          id="explainer-light"
          gradientUnits="userSpaceOnUse"
          x1={LEFT}
          x2={LEFT + WIDTH}
        >
          {[600, 630, 660, 740, 820, 1000].map((nanometres) => (
            <stop
              key={nanometres}
              offset={`${spectrumPosition(nanometres)}%`}
              stopColor={`var(--spectrum-${nanometres})`}
            />
          ))}
        </linearGradient>
        <clipPath id="explainer-shown">
          <rect x={LEFT - 4} width={shown + 4} height="225" />
        </clipPath>
      </defs>
      <g clipPath="url(#explainer-shown)">
        <path d={wave} fill="none" className="stroke-ink-soft" strokeWidth="5" opacity="0.35" />
        <path d={wave} fill="none" stroke="url(#explainer-light)" strokeWidth="3.5" />
        <rect
          x={LEFT}
          y="140"
          width={WIDTH}
          height="20"
          rx="3"
          fill="url(#explainer-light)"
          className="stroke-rule-strong"
        />
      </g>
      <g opacity={ramp(progress, 0.5, 0.75)}>
        <path d={`M${at(700)} 134V166`} className="stroke-2 stroke-ink" />
        <g className="fill-ink-soft">
          <text x={LEFT} y="184">
            600
          </text>
          <text x={at(700)} y="184" textAnchor="middle">
            700
          </text>
          <text x={LEFT + WIDTH} y="184" textAnchor="end">
            1000 nm
          </text>
        </g>
        <text x={at(650)} y="210" textAnchor="middle" className="font-semibold">
          red
        </text>
        <text x={at(850)} y="210" textAnchor="middle" className="font-semibold">
          near-infrared
        </text>
      </g>
    </>
  );
}

const LEFT = 24;
const WIDTH = 352;

function at(nanometres: number): number {
  return LEFT + (spectrumPosition(nanometres) / 100) * WIDTH;
}

/** Its length grows as the wavelength does from left to right, 600 to 1000. */
const wave = `M${Array.from({ length: WIDTH + 1 }, (_, x) => {
  const phase = 60 * Math.log(1 + ((2 / 3) * x) / WIDTH);
  return `${LEFT + x} ${(80 - 34 * Math.sin(phase)).toFixed(1)}`;
}).join("L")}`;

/** Two beams enter the skin; the longer wave goes deeper. */
export function DepthDrawing({ progress }: { progress: number }) {
  const grown = ramp(progress, 0.1, 0.65);
  return (
    <>
      {tissueLayers.map(({ name, until, colour }, index) => {
        const from = tissueLayers[index - 1]?.until ?? 0;
        const top = SKIN + from * DEPTH;
        return (
          <g key={name}>
            <rect y={top} width="400" height={(until - from) * DEPTH} fill={colour} />
            <text
              x="388"
              y={top + Math.min(24, ((until - from) * DEPTH) / 2 + 5)}
              textAnchor="end"
              fill={name === "muscle" ? "#fff" : DARK}
            >
              {name}
            </text>
          </g>
        );
      })}
      {beams.map(({ nanometres, x, colour }) => {
        const length = drawnDepth(nanometres) * (LIMIT - SKIN) * grown;
        return (
          <g key={nanometres}>
            <linearGradient id={`explainer-${nanometres}`} x2="0" y2="1">
              <stop stopColor={colour} stopOpacity="0.95" />
              <stop offset="1" stopColor={colour} stopOpacity="0" />
            </linearGradient>
            <path
              d={`M${x - 22} ${SKIN}h44l-7 ${length}h-30Z`}
              fill={`url(#explainer-${nanometres})`}
            />
            <text x={x} y="27" textAnchor="middle" className="font-semibold">
              {nanometres} nm
            </text>
          </g>
        );
      })}
      <g opacity={ramp(progress, 0.65, 0.85)}>
        <path d={`M0 ${LIMIT}H400`} stroke={DARK} strokeWidth="1.5" strokeDasharray="5 4" />
        <text x="12" y={LIMIT + 19} fill={DARK} className="font-semibold">
          {DEEPEST} mm
        </text>
      </g>
    </>
  );
}

const SKIN = 40;
/** Units of the drawing for a percent of the tissue. */
const DEPTH = 1.85;
/** As in the figure of the same: in the fat. */
const LIMIT = SKIN + 66 * DEPTH;
/** On the tissue, which is light. */
const DARK = "#3d1a12";

const beams = [
  { nanometres: 660, x: 120, colour: "var(--spectrum-660)" },
  { nanometres: 850, x: 235, colour: "var(--spectrum-820)" },
];
