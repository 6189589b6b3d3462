import { TextLink } from "#app/ui/link.tsx";

/** Places in percent of the ruler. JSON. */
export type ProtocolRulerView = {
  readonly dose: {
    /** Of the axis, in J/cm². */
    readonly ticks: readonly { readonly at: number; readonly words: string }[];
    /** "18–24 J/cm²" */
    readonly own: string;
    /** Those of the trials in J/cm², the least first: "0.5; 3". */
    readonly printed: string;
  };
  /** The protocol's own. */
  readonly from: number;
  readonly to: number;
  readonly marks: readonly { readonly at: number; readonly laser: boolean }[];
};

/** The protocol's dose beside those of trials, on the ruler of /dose, which has each trial by name. */
export function ProtocolRuler({ slug, ruler }: { slug: string; ruler: ProtocolRulerView }) {
  const { dose, from, to, marks } = ruler;
  return (
    <div className="mt-4">
      <svg
        role="img"
        aria-label={`This protocol: ${dose.own}. Trials printed ${dose.printed}.`}
        width="100%"
        height="84"
        className="dots"
      >
        <text x={`${from}%`} y="14" fill="var(--ink)" fontWeight="600">
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
        <path d="M0 58h9999" stroke="var(--ink)" />
        {dose.ticks.map(({ at, words }) => (
          <text key={words} x={`${at}%`} y="76" textAnchor="middle">
            {words}
          </text>
        ))}
      </svg>
      <p className="text-ink-soft text-small">
        Dots: what trials of these uses printed, in J/cm²; each step is ten times the last.{" "}
        {marks.some(({ laser }) => laser) && "Diamonds: lasers, on spots of millimetres. "}
        <TextLink to={`/dose?use=${slug}`}>Each trial by name</TextLink>
      </p>
    </div>
  );
}
