import type { StudyId } from "#app/evidence/ledger/studies.server.ts";

/** What `PenetrationDepthFigure` is drawn from. Cite these for it. */
export const penetrationDepthSources: readonly StudyId[] = ["ash-2017"];

/**
 * How far down a beam is drawn, as a share of the deepest. Only its order is known (longer waves reach
 * deeper, ash-2017), so the steps between are a straight line from 600 to 900 nm.
 */
export function drawnDepth(nanometres: number): number {
  const along = Math.min(1, Math.max(0, (nanometres - 600) / 300));
  return 0.45 + 0.55 * along;
}

/** The layers from the surface down; `until` is where each ends in the drawing, in percent. */
export const tissueLayers = [
  { name: "epidermis", until: 8, colour: "#f3c7ae" },
  { name: "dermis", until: 44, colour: "#ebb79b" },
  { name: "fat", until: 78, colour: "#f2d9ad" },
  { name: "muscle", until: 100, colour: "#b85c57" },
] as const;

/** Where the deepest lies in the drawing, in percent: in the fat. */
export const DEEPEST_AT = 66;

/** Dark enough for text on every light layer; the tissue is the same in both themes. */
export const ON_TISSUE = "#3d1a12";
