import type { ReactNode } from "react";
import { CellDrawing } from "./explainer-cell.tsx";
import { DepthDrawing } from "./explainer-depth.tsx";
import { CurveDrawing, DoseDrawing } from "./explainer-dose.tsx";
import { LightDrawing } from "./explainer-light.tsx";
import { LimitsDrawing } from "./explainer-limits.tsx";
import type { ExplainerScene, SceneId } from "./explainer-scene.ts";

/** @param progress 0 to 1, at which the picture is complete */
export function ExplainerDrawing({ scene, progress }: { scene: ExplainerScene; progress: number }) {
  const Drawing = drawings[scene.id];
  return (
    <svg
      role="img"
      aria-label={scene.picture}
      viewBox="0 0 400 225"
      className="figures block w-full fill-ink"
    >
      <g fontSize="17">
        <Drawing progress={progress} number={scene.number} />
      </g>
    </svg>
  );
}

const drawings: Record<
  SceneId,
  (props: { progress: number; number: string | undefined }) => ReactNode
> = {
  light: LightDrawing,
  depth: DepthDrawing,
  cell: CellDrawing,
  dose: DoseDrawing,
  curve: CurveDrawing,
  limits: LimitsDrawing,
};
