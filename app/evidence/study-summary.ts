/** What a study found, and how: as `CitationPreview` and the study's own page show it. */
export type StudySummary = {
  /** Our summary of its abstract. */
  readonly finding: string;
  /** Label and value: design, people, light, dose, schedule, who paid. */
  readonly facts: readonly (readonly [label: string, value: string])[];
};
