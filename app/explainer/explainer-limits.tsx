import { ramp } from "./ramp.ts";

export function LimitsDrawing({ progress }: { progress: number }) {
  return lines.map(({ text, sign }, index) => (
    <g
      key={text}
      transform={`translate(0 ${12 + index * 68})`}
      opacity={ramp(progress, 0.05 + index * 0.25, 0.2 + index * 0.25)}
    >
      <text x="28" y="42" fontSize="25" className="font-display">
        {text}
      </text>
      {sign}
      {index < lines.length - 1 && <path d="M28 67H372" className="stroke-rule" />}
    </g>
  ));
}

const lines = [
  {
    text: "Not ultraviolet",
    // 300 to 1000 nm: ultraviolet is empty, red light therapy is filled.
    sign: (
      <>
        <rect
          x="252"
          y="26"
          width="17"
          height="14"
          fill="none"
          className="stroke-2 stroke-ink-soft"
          strokeDasharray="3 3"
        />
        <rect x="321" y="26" width="51" height="14" rx="2" className="fill-red" />
        <path d="M269 40H321" className="stroke-2 stroke-ink-soft" />
      </>
    ),
  },
  {
    text: "Not for everything",
    // Equal with light and sham.
    sign: (
      <>
        <rect x="322" y="14" width="16" height="36" className="fill-red" />
        <rect
          x="350"
          y="14"
          width="16"
          height="36"
          fill="none"
          className="stroke-2 stroke-ink-soft"
        />
        <path d="M312 50H372" className="stroke-2 stroke-ink-soft" />
      </>
    ),
  },
  {
    text: "Not a substitute for a doctor",
    sign: (
      <path
        d="M356 20h8v8h8v8h-8v8h-8v-8h-8v-8h8Z"
        fill="none"
        strokeLinejoin="round"
        className="stroke-2 stroke-ink-soft"
      />
    ),
  },
];
