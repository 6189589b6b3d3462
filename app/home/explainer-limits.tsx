import { ramp } from "./ramp.ts";

/** Three lines, one after the other. */
export function LimitsDrawing({ progress }: { progress: number }) {
  return lines.map((line, index) => (
    <g key={line} opacity={ramp(progress, 0.05 + index * 0.25, 0.2 + index * 0.25)}>
      <path d={`M32 ${38 + index * 60}H368`} className="stroke-rule" />
      <text x="32" y={78 + index * 60} className="font-display text-[27px]">
        {line}
      </text>
    </g>
  ));
}

const lines = ["Not ultraviolet", "Not for everything", "Not a substitute for a doctor"];
