import type { ArrayLight } from "#app/dose/dose.ts";
import { HALO } from "#app/dose/dose-marks.tsx";
import { formatLength } from "#app/dose/read-number.ts";
import { asWritten, round } from "#app/dose/rounding.ts";
import { spreadLabels } from "#app/dose/ruler-layout.ts";
import { INCH } from "#app/physics/inch.ts";
import { nearestDistance, pointIrradiance, relativeIrradiance } from "#app/physics/irradiance.ts";

/** Least and most irradiance by distance in the middle of an array, beside 1/d². */
export function DoseCurve({ light, distance }: { light: ArrayLight; distance: number }) {
  const { array, least, most, claim } = light;
  const known = claim ?? most;
  // Nearer, single LEDs would bend the curve.
  const start = Math.min(2 * nearestDistance(array), distance, known.distance);
  const end = roundUp(Math.max(distance, known.distance) * 1.6, 12 * INCH);
  const at = (each: typeof known, where: number) =>
    (each.irradiance * relativeIrradiance(array, { distance: where })) /
    relativeIrradiance(array, { distance: each.distance });
  const steps = Array.from({ length: 61 }, (_, step) => start + ((end - start) * step) / 60);
  const lines = [least, most].map((each) => {
    const scale = at(each, start) / relativeIrradiance(array, { distance: start });
    return steps.map((d) => [d, scale * relativeIrradiance(array, { distance: d })] as const);
  });
  const [low = [], high = []] = lines;
  const highest = Math.max(...lines.flat().map(([, value]) => value), at(known, distance));
  const top = highest * 1.25;
  const x = (d: number) => (d / end) * 100;
  const y = (value: number) => (1 - value / top) * HEIGHT_PX;
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([d, value]) => `${x(d).toFixed(2)} ${y(value).toFixed(1)}`).join("L");
  // Its first distance inside of the picture.
  const pointStart = Math.max(start, known.distance * Math.sqrt(known.irradiance / top));
  const points = Array.from({ length: 41 }, (_, step) => {
    const d = pointStart + ((end - pointStart) * step) / 40;
    return [d, pointIrradiance(known, d)] as const;
  });
  const own = at(most, distance);
  const byPoint = pointIrradiance(known, distance);
  const words = `${round(own)} at your ${formatLength(distance)}`;
  const dots = labelled([
    { x: x(distance), y: y(own), words, strong: true },
    ...(claim
      ? [
          {
            x: x(claim.distance),
            y: y(claim.irradiance),
            words: `claimed: ${asWritten(claim.irradiance)} at ${formatLength(claim.distance)}`,
          },
        ]
      : []),
    { x: x(distance), y: y(byPoint), words: `by 1/d²: ${round(byPoint)}` },
  ]);
  const ticks = [0, 1, 2, 3].map((part) => (end * part) / 3);
  const levels = levelsTo(highest);
  return (
    <svg
      className="dots"
      width="100%"
      height={HEIGHT_PX + 44}
      role="img"
      aria-label={`In the middle ${words}, ${round(byPoint)} mW/cm² by the rule of 1/d²`}
    >
      <text y="-6">mW/cm² in the middle</text>
      {levels.map((level) => (
        <g key={level}>
          <line x2="100%" y1={y(level)} y2={y(level)} stroke="var(--rule)" />
          <text y={y(level) - 4}>{round(level)}</text>
        </g>
      ))}
      <svg
        aria-hidden="true"
        width="100%"
        height={HEIGHT_PX}
        viewBox={`0 0 100 ${HEIGHT_PX}`}
        preserveAspectRatio="none"
      >
        <path
          d={`M${path(high)}L${path(low.toReversed())}z`}
          fill="var(--rule-strong)"
          fillOpacity="0.3"
        />
        <path d={`M${path(high)}`} {...LINE} strokeWidth="3" />
        <path d={`M${path(points)}`} {...LINE} strokeWidth="1.5" strokeDasharray="4 4" />
      </svg>
      {dots.map((dot) => (
        <Dot key={dot.words} {...dot} />
      ))}
      <line x2="100%" y1={HEIGHT_PX} y2={HEIGHT_PX} stroke="var(--ink)" />
      {ticks.map((tick, index) => (
        <text
          key={tick}
          x={`${x(tick)}%`}
          y={HEIGHT_PX + 20}
          textAnchor={index === 0 ? "start" : index === 3 ? "end" : "middle"}
        >
          {round(tick / INCH)} {index === 3 ? "in" : ""}
        </text>
      ))}
    </svg>
  );
}

const HEIGHT_PX = 230;

const LINE = { fill: "none", stroke: "var(--ink)", vectorEffect: "non-scaling-stroke" } as const;

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

/** Two or three round values up to the highest. */
function levelsTo(highest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [power / 2, power, power * 2, power * 5].find((each) => highest / each <= 3.5);
  return [1, 2, 3].map((times) => times * (step ?? power)).filter((level) => level <= highest);
}

type Marked = {
  /** In percent and px. */
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly strong?: boolean;
};

/** `label` is the place of the words in px, above the dot or below the label before. */
function labelled(dots: readonly Marked[]): (Marked & { readonly label: number })[] {
  const sorted = dots.toSorted((a, b) => a.y - b.y);
  const places = spreadLabels(
    sorted.map(({ y }) => y - 8),
    LINE_HEIGHT,
  );
  // The last label ends above the axis.
  const beyond = Math.max(0, (places.at(-1) ?? 0) - (HEIGHT_PX - 6));
  // The reader's own dot is drawn last, over the others.
  return sorted
    .map((dot, index) => ({ ...dot, label: (places[index] ?? 0) - beyond }))
    .toSorted((a, b) => Number(a.strong ?? false) - Number(b.strong ?? false));
}

/** In px. */
const LINE_HEIGHT = 19;

function Dot({ x, y, words, label, strong = false }: Marked & { readonly label: number }) {
  const isRight = x > 60;
  return (
    <svg aria-hidden="true" x={`${x}%`} y={y} overflow="visible">
      <path
        d="M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
        fill={strong ? "var(--ink)" : "var(--paper)"}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <text
        x={isRight ? -10 : 10}
        y={(label - y).toFixed(1)}
        textAnchor={isRight ? "end" : "start"}
        {...HALO}
        {...(strong && { fill: "var(--ink)", fontWeight: 600 })}
      >
        {words}
      </text>
    </svg>
  );
}
