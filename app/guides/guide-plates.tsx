import { type ReactNode, useId } from "react";
import { doseCurve } from "#app/figures/dose-response.ts";
import { smoothPath } from "#app/figures/smooth-path.ts";
import { sineWave, waveBars } from "./waves.ts";

/** Decorative. An unknown address gets waves. */
export function GuidePlate({ href, className = "" }: { href: string; className?: string }) {
  const Plate = plates[href] ?? Waves;
  return (
    <div
      aria-hidden="true"
      className={`overflow-hidden border-rule border-b print:hidden ${className}`}
    >
      <Plate />
    </div>
  );
}

const plates: Record<string, () => ReactNode> = {
  "/guide/what-is-red-light-therapy": Waves,
  "/guide/getting-started": Rings,
  "/guide/safety": Limits,
  "/guide/protocols": Dose,
  "/guide/wavelengths": TwoWaves,
  "/guide/faq": Panel,
};

/** On the light theme's paper, and on the dark one's. */
const DARK = "#2a0a0b";
const SAND = "light-dark(#f2dfcc, #33231c)";
const STONE = "light-dark(#e9e2d6, #2b211d)";
const LINE = "light-dark(#3d1a12, #d9bfae)";

/** 320 × 200, cut or stretched to its frame. */
function Drawing({
  ground,
  stretch = false,
  children,
}: {
  ground: string;
  stretch?: boolean;
  children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 200"
      preserveAspectRatio={stretch ? "none" : "xMidYMid slice"}
      className="block size-full"
    >
      <rect width="320" height="200" fill={ground} />
      {children}
    </svg>
  );
}

/** Two packets of waves, orange to deep red. */
function Waves() {
  const id = useId();
  return (
    <Drawing ground={DARK} stretch>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="320">
        <stop stopColor="var(--spectrum-600)" />
        <stop offset="0.3" stopColor="var(--spectrum-630)" />
        <stop offset="0.65" stopColor="var(--spectrum-660)" />
        <stop offset="1" stopColor="var(--spectrum-740)" />
      </linearGradient>
      <path
        d={waveBars(320, 100, 72)}
        stroke={`url(#${id})`}
        strokeWidth="4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </Drawing>
  );
}

/** Light that spreads from a lamp and weakens. */
function Rings() {
  return (
    <Drawing ground={SAND}>
      {rings.map(([radius, fill]) => (
        <circle key={radius} cx="160" cy="100" r={radius} fill={fill} />
      ))}
    </Drawing>
  );
}

// Ink on paper, a glow in the dark: the lamp is the deepest of the one and the brightest of the other.
const rings = [
  [132, "light-dark(#f0c6a8, #58281d)"],
  [94, "light-dark(#ea9270, #8f3222)"],
  [56, "light-dark(#e0442d, #de4a2f)"],
  [24, "light-dark(#a30f18, #ffc59f)"],
] as const;

/** Doses to scale: our usual and highest one, and two safe ones of trials (jagdeo-2020). */
function Limits() {
  return (
    <Drawing ground={STONE}>
      {[24, 90, 320, 480].map((dose, index) => (
        <rect
          key={dose}
          x={64 + index * 52}
          width="36"
          y={172 - dose * 0.29}
          height={dose * 0.29}
          fill={index < 2 ? "var(--spectrum-660)" : "none"}
          stroke={index < 2 ? "none" : LINE}
          strokeWidth="1.5"
          strokeDasharray="4 4"
        />
      ))}
      <path d="M40 172H280" stroke={LINE} strokeWidth="1.5" />
    </Drawing>
  );
}

/** The dose curve with its window. */
function Dose() {
  return (
    <Drawing ground={STONE}>
      <rect x="118" width="74" y="28" height="140" fill={WINDOW} />
      <svg
        aria-hidden="true"
        x="32"
        y="36"
        width="256"
        height="132"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path
          d={smoothPath(doseCurve)}
          fill="none"
          stroke="light-dark(#b3121a, #ff5a45)"
          strokeWidth="4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <path d="M32 24V168H288" fill="none" stroke={LINE} strokeWidth="1.5" />
    </Drawing>
  );
}

const WINDOW = "light-dark(#e5141b24, #e5141b4d)";

/** 660 and 850 nm, their lengths to scale. */
function TwoWaves() {
  return (
    <Drawing ground={SAND}>
      <path d={sineWave(660, 68)} fill="none" stroke="var(--spectrum-660)" strokeWidth="3.5" />
      <path d={sineWave(850, 136)} fill="none" stroke={INFRARED} strokeWidth="3.5" />
    </Drawing>
  );
}

/** Lifted where it would be lost on the ground. */
const INFRARED = "light-dark(var(--spectrum-820), #b3383a)";

/** A panel's face: red and near-infrared diodes in turn. */
function Panel() {
  return (
    <Drawing ground={DARK}>
      <path d={diodes(0)} stroke="var(--spectrum-660)" {...DIODE} />
      <path d={diodes(1)} stroke="var(--spectrum-740)" strokeOpacity="0.55" {...DIODE} />
    </Drawing>
  );
}

const DIODE = { strokeWidth: 18, strokeLinecap: "round" } as const;

/** Lines without a length, whose round ends are the diodes: each second one of a panel of 11 by 7. */
function diodes(first: 0 | 1): string {
  const places = Array.from({ length: 11 * 7 }, (_, place) => [place % 11, Math.floor(place / 11)]);
  return places
    .filter(([column = 0, row = 0]) => (column + row) % 2 === first)
    .map(([column = 0, row = 0]) => `M${10 + column * 30} ${10 + row * 30}h0`)
    .join("");
}
