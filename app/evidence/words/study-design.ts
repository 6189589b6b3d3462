import type { StudyDesign } from "#app/evidence/ledger/study.ts";
import { capitalise } from "#app/text/capitalise.ts";

/** "Randomised controlled trial". */
export function designName(design: StudyDesign): string {
  return capitalise(names[design] ?? design);
}

/** "Randomised trial", for narrow lines. */
export function shortDesignName(design: StudyDesign): string {
  return design === "randomised controlled trial" ? "Randomised trial" : designName(design);
}

/** Clearer names than the design's own. */
const names: Partial<Record<StudyDesign, string>> = {
  observational: "observational study",
  laboratory: "laboratory study",
  review: "narrative review",
};
