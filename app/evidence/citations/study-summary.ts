/** For `CitationPreview` and the study's own page. */
export type StudySummary = {
  /** Our summary of its abstract. */
  readonly finding: string;
  /** Design, people, light, dose, schedule, funding. */
  readonly facts: readonly (readonly [label: string, value: string])[];
};
