import { ramp } from "./ramp.ts";

/**
 * Two beams fade in the skin; a bracket marks half of each, at its depth in `number`, such as
 * "0.05–0.3 in (1–9 mm), 0.07–0.4 in (2–9 mm)", of which it shows the inches.
 */
export function DepthDrawing({
  progress,
  number = "",
}: {
  progress: number;
  number: string | undefined;
}) {
  const grown = ramp(progress, 0.1, 0.65);
  const depths = number.split(", ");
  return (
    <>
      <rect y={SURFACE} width="400" height={DEEPEST * PER_MM} fill={SKIN} />
      {beams.map(({ nanometres, x, colour }) => (
        <g key={nanometres}>
          <linearGradient id={`explainer-${nanometres}`} x2="0" y2="1">
            <stop stopColor={colour} stopOpacity="0.95" />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </linearGradient>
          <path
            d={`M${x - 22} ${SURFACE}h44l-7 ${DEEPEST * PER_MM * grown}h-30Z`}
            fill={`url(#explainer-${nanometres})`}
          />
          <text x={x} y="27" textAnchor="middle" className="font-semibold">
            {`${nanometres} nm`}
          </text>
        </g>
      ))}
      <g opacity={ramp(progress, 0.65, 0.85)} fill="none" stroke={ON_SKIN} strokeWidth="1.5">
        {beams.map(({ nanometres, x }, index) => {
          const [inches = "", mm = ""] = (depths[index] ?? "").split(" (");
          const [from = 0, to = 0] = (mm.match(/\d+/g) ?? []).map(Number);
          return (
            <g key={nanometres}>
              <path d={`M${x + 26} ${SURFACE + from * PER_MM}h6V${SURFACE + to * PER_MM}h-6`} />
              <text
                x={x + 40}
                y={SURFACE + ((from + to) / 2) * PER_MM + 5}
                fill={ON_SKIN}
                stroke="none"
                className="font-semibold"
              >
                {inches}
              </text>
            </g>
          );
        })}
      </g>
    </>
  );
}

/** In units of the drawing, linear. */
const SURFACE = 40;
const DEEPEST = 25;
const PER_MM = 7.4;

/** Skin, and a colour dark enough for words on it, in both themes. */
const SKIN = "#ebb79b";
const ON_SKIN = "#3d1a12";

const beams = [
  { nanometres: 660, x: 110, colour: "var(--spectrum-660)" },
  { nanometres: 850, x: 255, colour: "var(--spectrum-820)" },
];
