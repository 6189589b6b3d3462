import type { Study } from "./studies.server.ts";
import type { Outcome } from "./study.ts";

/** How many of a hundred people got better with light and without, unrounded. */
export type PeopleShares = {
  readonly light: number;
  readonly other: number;
  /** The other share follows from the light's and the printed difference. */
  readonly subtracted: boolean;
};

/** Of an outcome that is a share of people, or the difference of two; null where one of them is unknown. */
export function peopleShares(
  study: Pick<Study, "outcomes">,
  outcome: Outcome,
): PeopleShares | null {
  const same = Object.values(study.outcomes).filter(({ measure }) => measure === outcome.measure);
  const share = isShare(outcome) ? outcome : same.find(isShare);
  const difference = isDifference(outcome) ? outcome : same.find(isDifference);
  if (!share?.effect || (share !== outcome && difference !== outcome)) return null;
  const { value: light, comparatorValue } = share.effect;
  if (comparatorValue !== undefined) return { light, other: comparatorValue, subtracted: false };
  if (!difference?.effect) return null;
  // Without what binary fractions add: 86.2 − 69.5 is 16.7.
  const other = Number((light - difference.effect.value).toPrecision(12));
  return other < 0 ? null : { light, other, subtracted: true };
}

const isDifference = ({ effect }: Outcome) => effect?.unit === "percentage points";

const isShare = ({ effect }: Outcome) => effect?.unit !== undefined && OF_PEOPLE.test(effect.unit);

/** Percent of people, not of a change in millimetres or lesions. */
const OF_PEOPLE = /^% (of (patients|participants|people)|improved)$/;
