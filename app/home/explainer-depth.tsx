import {
  DEEPEST_AT,
  drawnDepth,
  ON_TISSUE,
  tissueLayers,
} from "#app/evidence/figures/penetration-depth.ts";
import { ramp } from "./ramp.ts";

/** Two beams enter the skin; the longer wave goes deeper. */
export function DepthDrawing({
  progress,
  number,
}: {
  progress: number;
  number: string | undefined;
}) {
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
              y={top + 25}
              textAnchor="end"
              fill={name === "muscle" ? "#fff" : ON_TISSUE}
            >
              {layerLabels[name]}
            </text>
          </g>
        );
      })}
      {beams.map(({ nanometres, x, colour }) => (
        <g key={nanometres}>
          <linearGradient id={`explainer-${nanometres}`} x2="0" y2="1">
            <stop stopColor={colour} stopOpacity="0.95" />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </linearGradient>
          <path
            d={`M${x - 22} ${SKIN}h44l-7 ${drawnDepth(nanometres) * (LIMIT - SKIN) * grown}h-30Z`}
            fill={`url(#explainer-${nanometres})`}
          />
          <text x={x} y="27" textAnchor="middle" className="font-semibold">
            {`${nanometres} nm`}
          </text>
        </g>
      ))}
      <g opacity={ramp(progress, 0.65, 0.85)}>
        <path d={`M0 ${LIMIT}H400`} stroke={ON_TISSUE} strokeWidth="1.5" strokeDasharray="5 4" />
        <text x="12" y={LIMIT - 8} fill={ON_TISSUE} className="font-semibold">
          {number}
        </text>
      </g>
    </>
  );
}

const SKIN = 40;
/** Units of the drawing for a percent of the tissue. */
const DEPTH = 1.85;
const LIMIT = SKIN + DEEPEST_AT * DEPTH;

/** The epidermis is too thin for words here. */
const layerLabels = { epidermis: "", dermis: "skin", fat: "fat", muscle: "muscle" };

const beams = [
  { nanometres: 660, x: 140, colour: "var(--spectrum-660)" },
  { nanometres: 850, x: 255, colour: "var(--spectrum-820)" },
];
