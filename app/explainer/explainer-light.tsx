import { spectrumColours, spectrumPosition } from "#app/figures/spectrum.ts";
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
          {spectrumColours.map((nanometres) => (
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

/** Its length grows with the wavelength, 600 to 1000. */
const wave = `M${Array.from({ length: WIDTH + 1 }, (_, x) => {
  const phase = 60 * Math.log(1 + ((2 / 3) * x) / WIDTH);
  return `${LEFT + x} ${(80 - 34 * Math.sin(phase)).toFixed(1)}`;
}).join("L")}`;
