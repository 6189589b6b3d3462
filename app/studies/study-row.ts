import type { Amount, Outcome, StudyDesign, Wavelength } from "#app/evidence/ledger/study.ts";
import type { Topic } from "#app/evidence/ledger/topics.ts";
import type { OutcomeResult } from "#app/evidence/words/outcome-result.ts";

/** Undefined when the abstract does not print it, null when it does not apply. */
export type Seen<Value> = Value | undefined | null;

export type Source = "laser" | "LED" | "laser and LED" | "lamp";
export type Comparison = NonNullable<Outcome["comparison"]>;

/** A study as the table shows, sorts and filters it. */
export type StudyRow = {
  readonly id: string;
  /** "Chow 2009" */
  readonly name: string;
  readonly year: number;
  readonly design: StudyDesign;
  readonly topics: readonly Topic[];
  /** Ids of the claims that rest on it. */
  readonly uses: readonly string[];
  /** The first use and the number of others, else topics: "Fibromyalgia, and 3 more". */
  readonly condition: string;
  /** The name of a benefit's colour; null without a benefit page. */
  readonly hue: string | null;
  readonly people: Seen<number>;
  readonly sources: Seen<readonly Source[]>;
  /** In nm. */
  readonly nm: Seen<readonly Wavelength[]>;
  /** In mW/cm². */
  readonly irradiance: Seen<Amount>;
  /** In J/cm². */
  readonly fluence: Seen<Amount>;
  readonly sessions: Seen<Amount>;
  readonly against: Seen<readonly Comparison[]>;
  readonly results: Seen<readonly OutcomeResult[]>;
  /** One for each result, where they differ. */
  readonly measures?: readonly string[];
  readonly funder: string | undefined;
  readonly conflicts: string | undefined;
  /** The dose of its irradiance and minutes where the printed dose differs: "150 J/cm²". */
  readonly contradiction: string | undefined;
};
