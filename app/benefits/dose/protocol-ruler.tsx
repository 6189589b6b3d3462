import { href } from "react-router";
import { TextLink } from "#app/ui/link.tsx";
import type { OwnDoseAnswer } from "./own-dose.ts";

/** Places in percent of the ruler. JSON. */
export type ProtocolRulerView = {
  readonly dose: {
    /** In J/cm². */
    readonly ticks: readonly { readonly at: number; readonly words: string }[];
    /** "18–24 J/cm²" */
    readonly own: string;
    /** The trials' doses in J/cm², ascending: "0.5; 3". */
    readonly printed: string;
  };
  /** The protocol's own. */
  readonly from: number;
  readonly to: number;
  readonly marks: readonly { readonly at: number; readonly laser: boolean }[];
  readonly legend: string;
};

/** A small form of the ruler of /dose, which names each trial. */
export function ProtocolRuler({
  slug,
  ruler,
  mark,
}: {
  slug: string;
  ruler: ProtocolRulerView;
  mark: OwnDoseAnswer["mark"] | undefined;
}) {
  const { dose, from, to, marks, legend } = ruler;
  // From the bar's start, these words would leave a window of 320 px.
  const isCentred = from > 45;
  return (
    <div className="mt-4">
      <svg
        role="img"
        aria-label={`This protocol: ${dose.own}. Trials printed ${dose.printed}.${mark ? ` ${mark.words}.` : ""}`}
        width="100%"
        height={mark ? 118 : 84}
        className="dots"
      >
        <text
          x={`${isCentred ? (from + to) / 2 : from}%`}
          y="14"
          textAnchor={isCentred ? "middle" : undefined}
          fill="var(--ink)"
          fontWeight="600"
        >
          This protocol: {dose.own}
        </text>
        <rect
          x={`${from}%`}
          width={`${Math.max(1, to - from).toFixed(1)}%`}
          y="20"
          height="38"
          fill="var(--rule-strong)"
        />
        {marks.map(({ at, laser }) => (
          <svg aria-hidden="true" key={`${at} ${laser}`} x={`${at}%`} y="40" overflow="visible">
            <path d={laser ? "M0-6 6 0 0 6-6 0z" : "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0"} />
          </svg>
        ))}
        <line x2="100%" y1="58" y2="58" stroke="var(--ink)" />
        {dose.ticks.map(({ at, words }) => (
          <text key={words} x={`${at}%`} y="76" textAnchor="middle">
            {words}
          </text>
        ))}
        {mark && <OwnMark {...mark} />}
      </svg>
      <p className="max-w-(--wide-measure) text-ink-soft text-small">
        {legend} <TextLink to={`${href("/dose")}?use=${slug}`}>See the studies</TextLink>
      </p>
    </div>
  );
}

/** The reader's own dose, the heaviest mark. */
function OwnMark({ from, to, words }: OwnDoseAnswer["mark"]) {
  const isRight = to > 55;
  return (
    <>
      <line
        x1={`${from}%`}
        x2={`${to}%`}
        y1="100"
        y2="100"
        stroke="var(--rule-strong)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <svg aria-hidden="true" x={`${to}%`} overflow="visible">
        <path d="M0 22V100" stroke="var(--ink)" strokeWidth="2.5" />
        <path d="M-7 100a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      </svg>
      <text
        x={`${isRight ? from : to}%`}
        dx={isRight ? -14 : 14}
        y="106"
        textAnchor={isRight ? "end" : "start"}
        fill="var(--ink)"
        fontWeight="600"
      >
        {words}
      </text>
    </>
  );
}
