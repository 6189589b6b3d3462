import type { StudyDesign } from "./ledger/study.ts";

/** A design as a study's facts name it: "Randomised controlled trial". */
export function designName(design: StudyDesign): string {
  return capitalised(names[design] ?? design);
}

/** The same where a phone's line has no room for the whole: "Randomised trial". */
export function shortDesignName(design: StudyDesign): string {
  return design === "randomised controlled trial" ? "Randomised trial" : designName(design);
}

/** Where the bare name of a design would not say what it is. */
const names: Partial<Record<StudyDesign, string>> = {
  observational: "observational study",
  laboratory: "laboratory study",
  review: "narrative review",
};

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
