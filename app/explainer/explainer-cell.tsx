import { ramp } from "./ramp.ts";

/** Light meets the enzyme, nitric oxide leaves it, ATP appears. */
export function CellDrawing({ progress }: { progress: number }) {
  const arrived = ramp(progress, 0.08, 0.35);
  const left = ramp(progress, 0.38, 0.65);
  return (
    <>
      <rect
        x="30"
        y="62"
        width="340"
        height="138"
        rx="69"
        className="fill-red-soft stroke-2 stroke-red"
      />
      <path
        d="M92 190v-44q0-10 10-10t10 10v52M138 198v-40q0-10 10-10t10 10v40M262 198v-40q0-10 10-10t10 10v40"
        fill="none"
        className="stroke-2 stroke-red"
        opacity="0.45"
      />
      <clipPath id="explainer-photon">
        <rect width={60 + 140 * arrived} height="225" />
      </clipPath>
      <path
        d="M60 18q8-12 16 0t16 4 16 4 16 4 16 4 16 4 16 4 14 12"
        fill="none"
        className="stroke-spectrum-630"
        strokeWidth="3.5"
        strokeLinecap="round"
        clipPath="url(#explainer-photon)"
      />
      <rect
        x="172"
        y="52"
        width="56"
        height="46"
        rx="12"
        className={left > 0 ? "fill-red" : "fill-rule-strong"}
      />
      <text x="200" y="122" textAnchor="middle">
        cytochrome c oxidase
      </text>
      <NitricOxide gone={left} />
      {molecules.map(({ x, y }, index) => {
        const shown = ramp(progress, 0.6 + index * 0.09, 0.7 + index * 0.09);
        return (
          <text
            key={x}
            x={x}
            y={y - 8 * shown}
            textAnchor="middle"
            opacity={shown}
            className="font-semibold"
          >
            ATP
          </text>
        );
      })}
    </>
  );
}

const molecules = [
  { x: 196, y: 164 },
  { x: 226, y: 190 },
  { x: 318, y: 156 },
];

function NitricOxide({ gone }: { gone: number }) {
  return (
    <g transform={`translate(${232 + 96 * gone} ${62 - 28 * gone})`}>
      <circle r="17" className="fill-paper stroke-2 stroke-ink" />
      <text y="6" textAnchor="middle" className="font-semibold">
        NO
      </text>
    </g>
  );
}
