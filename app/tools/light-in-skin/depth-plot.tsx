import { useId, useMemo } from "react";
import { LABEL } from "#app/figures/plot-path.ts";
import { spectrumPosition } from "#app/figures/spectrum.ts";
import {
  type DepthRange,
  depthRange,
  formatDepth,
  lightLeft,
  MM_PER_INCH,
  type Skin,
} from "#app/physics/skin-model.ts";
import { drawBands, HEIGHT, HELD, heightOf, NAMED_AT, TICKS } from "./depth-bands.ts";
import { FadingPaint, HatchingPaint, LightPaint } from "./depth-paints.tsx";
import { type FoundMark, foundAnchor } from "./found-mark.ts";

type Props = {
  nanometres: number;
  skin: Skin;
  spread: number;
  /** Other authors' findings; each mark leads to its sentence. */
  found: readonly FoundMark[];
};

/** Bands of the depths with a half, a tenth and a hundredth of the light left. */
export function DepthPlot(props: Props) {
  return (
    <div className="relative">
      <Drawing {...props} />
      <svg className="dots absolute top-0" width="100%" height={HEIGHT}>
        <title>What others found</title>
        {props.found.map((mark) => (
          <MarkLink key={`${mark.letter} ${mark.nanometres}`} mark={mark} />
        ))}
      </svg>
    </div>
  );
}

/** "850 nm: a half left at 0.1 to 0.4 in (2 to 9 mm), …", as the picture's text. */
export function depthInWords(nanometres: number, skin: Skin, spread: number): string {
  const ranges = lightLeft.flatMap(({ fraction, name }) => {
    const range = depthRange(fraction, nanometres, skin, spread);
    return range ? [`${name} left at ${formatDepth(range).replaceAll("–", " to ")}`] : [];
  });
  return `${nanometres} nm: ${ranges.join(", ") || "no data for blood here"}`;
}

function Drawing({ nanometres, skin, spread, found }: Props) {
  const id = useId();
  const { melanin, blood } = skin;
  const bands = useMemo(() => drawBands({ melanin, blood }, spread), [melanin, blood, spread]);
  const x = `${spectrumPosition(nanometres)}%`;
  return (
    <svg
      role="img"
      aria-label={`How deep light goes in this model. ${depthInWords(nanometres, skin, spread)}`}
      width="100%"
      height={HEIGHT}
      className="dots"
    >
      <defs>
        <LightPaint id={`${id}light`} />
        <HatchingPaint id={`${id}none`} />
        <FadingPaint id={`${id}beam`} nanometres={nanometres} skin={skin} />
      </defs>
      <NotHeld from={600} to={HELD.from} fill={`url(#${id}none)`} />
      <NotHeld from={HELD.to} to={1000} fill={`url(#${id}none)`} />
      <Axis />
      <svg aria-hidden="true" height={HEIGHT} viewBox="0 0 100 100" preserveAspectRatio="none">
        {bands.map(({ name, path }, index) => (
          <path
            key={name}
            d={path}
            fill={`url(#${id}light)`}
            stroke={`url(#${id}light)`}
            fillOpacity={OPACITY[index]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <line x2="100%" y1={0.5} y2={0.5} className="stroke-ink-soft" />
      {nanometres >= HELD.from && nanometres <= HELD.to && (
        <svg aria-hidden="true" x={x} height={HEIGHT} overflow="visible">
          <rect x={-8} width={16} height={HEIGHT} fill={`url(#${id}beam)`} />
        </svg>
      )}
      <line x1={x} x2={x} y2={HEIGHT} className="stroke-[1.5] stroke-ink" />
      <Brackets nanometres={nanometres} skin={skin} spread={spread} />
      {bands.map(({ name, nameAt }) => (
        <text
          key={name}
          x={`${spectrumPosition(NAMED_AT)}%`}
          y={nameAt}
          textAnchor="middle"
          className={LABEL}
        >
          {name} left
        </text>
      ))}
      {found.map((mark) => (
        <Mark key={`${mark.letter} ${mark.nanometres}`} mark={mark} />
      ))}
    </svg>
  );
}

function NotHeld({ from, to, fill }: { from: number; to: number; fill: string }) {
  const [left, right] = [spectrumPosition(from), spectrumPosition(to)];
  return (
    <>
      <rect x={`${left}%`} width={`${right - left}%`} height={HEIGHT} fill={fill} />
      <svg aria-hidden="true" x={`${(left + right) / 2}%`} y={HEIGHT - 160} overflow="visible">
        <text transform="rotate(-90)" y={5} className={LABEL}>
          no data for blood
        </text>
      </svg>
    </>
  );
}

function Axis() {
  return TICKS.map((tick) => (
    <g key={tick}>
      <line
        x2="100%"
        y1={heightOf(tick * MM_PER_INCH)}
        y2={heightOf(tick * MM_PER_INCH)}
        className="stroke-rule"
      />
      <text x={-10} y={heightOf(tick * MM_PER_INCH) + 5} textAnchor="end">
        {tick === 0 ? "0 in" : tick}
      </text>
    </g>
  ));
}

/** At the chosen wavelength; deeper ranges stay open at the foot. */
function Brackets({ nanometres, skin, spread }: Omit<Props, "found">) {
  return (
    <svg
      aria-hidden="true"
      x={`${spectrumPosition(nanometres)}%`}
      overflow="visible"
      fill="none"
      stroke="var(--ink)"
      strokeWidth={1.5}
    >
      {lightLeft.map(({ fraction, name }, index) => {
        const range = depthRange(fraction, nanometres, skin, spread);
        return (
          range && <path key={name} d={bracket(range, 14 + index * 9, nanometres > 880 ? -1 : 1)} />
        );
      })}
    </svg>
  );
}

function bracket({ from, to }: DepthRange, distance: number, side: 1 | -1): string {
  const [top, foot] = [heightOf(from), heightOf(to)];
  const [at, tip] = [side * distance, side * (distance - 5)];
  if (top > HEIGHT) return "";
  return `M${tip} ${top}H${at}V${Math.min(foot, HEIGHT)}${foot > HEIGHT ? "" : `H${tip}`}`;
}

function Mark({ mark: { nanometres, depth, none } }: { mark: FoundMark }) {
  if (nanometres === undefined) {
    return (
      <line
        x2="100%"
        y1={heightOf(depth ?? 0)}
        y2={heightOf(depth ?? 0)}
        strokeDasharray="2 4"
        className="stroke-[1.5] stroke-ink"
      />
    );
  }
  return (
    <circle
      cx={`${spectrumPosition(nanometres)}%`}
      cy={depth === undefined ? NO_DEPTH : heightOf(depth)}
      r={6}
      className={`stroke-2 ${none ? "fill-paper stroke-ink" : "fill-ink"}`}
    />
  );
}

/** At the right edge of a line, left of a dot. */
function MarkLink({ mark: { letter, nanometres, depth, says } }: { mark: FoundMark }) {
  const line = nanometres === undefined;
  const x = line ? "100%" : `${spectrumPosition(nanometres)}%`;
  const y = depth === undefined ? NO_DEPTH : heightOf(depth);
  return (
    <a href={`#${foundAnchor(letter)}`} aria-label={`${letter}: ${says}`}>
      <rect
        x={x}
        y={y - 12}
        width={24}
        height={24}
        transform={line ? undefined : "translate(-30)"}
        fill="transparent"
      />
      <text x={x} dx={line ? 12 : -18} y={y + 5} textAnchor="middle" className={LABEL}>
        {letter}
      </text>
    </a>
  );
}

/** Of the bands, from the brightest down. */
const OPACITY = [0.85, 0.42, 0.22];

/** In px: a mark without a depth is drawn at the foot. */
const NO_DEPTH = HEIGHT - 10;
