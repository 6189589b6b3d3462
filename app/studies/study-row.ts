import type { Amount, StudyDesign, topics, Wavelength } from "#app/evidence/ledger/study.ts";
import type { OutcomeResult } from "#app/evidence/outcome-result.ts";

/**
 * What a field holds where there is no value: undefined where it was not seen in the abstract, null where it does not
 * apply, such as the light of a guideline.
 */
export type Seen<Value> = Value | undefined | null;

export type Topic = (typeof topics)[number];
export type Source = "laser" | "LED" | "laser and LED" | "lamp";
export type Comparison = "sham" | "other treatment" | "no light" | "before" | "mixed";

/** A study as the table shows it and sorts and filters by it. */
export type StudyRow = {
  readonly id: string;
  /** "Chow 2009" */
  readonly name: string;
  readonly year: number;
  readonly design: StudyDesign;
  readonly topics: readonly Topic[];
  /** The claims that rest on it, by id. */
  readonly uses: readonly string[];
  /** Its first use and how many more, else its topics: "Fibromyalgia, and 3 more". */
  readonly condition: string;
  /** The name of a benefit's colour; null where no benefit page is about it. */
  readonly hue: string | null;
  readonly people: Seen<number>;
  readonly sources: Seen<readonly Source[]>;
  /** nm */
  readonly nm: Seen<readonly Wavelength[]>;
  /** mW/cm² */
  readonly irradiance: Seen<Amount>;
  /** J/cm² */
  readonly fluence: Seen<Amount>;
  readonly sessions: Seen<Amount>;
  readonly against: Seen<readonly Comparison[]>;
  readonly results: Seen<readonly OutcomeResult[]>;
  readonly funder: string | undefined;
  /** What the authors declared. */
  readonly conflicts: string | undefined;
  /** What its irradiance and minutes make, where that is not the dose that it prints: "150 J/cm²". */
  readonly contradiction: string | undefined;
};
