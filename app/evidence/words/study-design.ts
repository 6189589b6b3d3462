import type { StudyDesign } from "#app/evidence/ledger/study.ts";
import { capitalise } from "#app/text/capitalise.ts";

/** "Randomized controlled trial". */
export function designName(design: StudyDesign): string {
  return capitalise(names[design] ?? design);
}

/** "Randomized trial", for narrow lines. */
export function shortDesignName(design: StudyDesign): string {
  return shortNames[design] ?? designName(design);
}

/** Clearer names than the design's own. */
const names: Partial<Record<StudyDesign, string>> = {
  "randomised controlled trial": "randomized controlled trial",
  observational: "observational study",
  laboratory: "laboratory study",
  review: "narrative review",
  "meta-analysis": "combined studies (meta-analysis)",
};

const shortNames: Partial<Record<StudyDesign, string>> = {
  "randomised controlled trial": "Randomized trial",
  "meta-analysis": "Combined studies",
};
