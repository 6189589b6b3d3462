import { AbsorptionPlot } from "#app/figures/absorption-plot.tsx";
import { DepthPlot } from "./depth-plot.tsx";
import type { FoundMark } from "./found-mark.ts";
import type { Asked } from "./skin-fields.ts";

export { depthInWords } from "./depth-plot.tsx";
export { DepthTable } from "./depth-table.tsx";
export { SkinAnswer } from "./skin-answer.tsx";
export { readFields } from "./skin-inputs.ts";

/** Drawn by the server, and by the browser from the first change. */
export function SkinPlots({
  asked: { nanometres, skin },
  spread,
  found,
  className,
}: {
  asked: Asked;
  spread: number;
  found: readonly FoundMark[];
  /** Leaves room for the axis and letters. */
  className: string;
}) {
  return (
    <>
      <h2 className="mb-4 text-h3">
        What absorbs light <small className={SUBTITLE}>{WHAT_ABSORBS}</small>
      </h2>
      <div className={className}>
        <AbsorptionPlot at={[nanometres]} />
      </div>
      <h2 className="mt-8 mb-4 text-h3">
        How deep the light goes <small className={SUBTITLE}>{HOW_DEEP}</small>
      </h2>
      <div className={className}>
        <DepthPlot nanometres={nanometres} skin={skin} spread={spread} found={found} />
      </div>
    </>
  );
}

const WHAT_ABSORBS = "per cm of the pure substance (each line is ten times the one below)";
const HOW_DEEP = "in inches, if it were skin all the way down";
const SUBTITLE = "font-sans text-ink-soft text-small tracking-normal";
