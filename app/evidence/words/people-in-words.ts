import { formatNumber } from "#app/evidence/ledger/numbers.ts";

/** "2,930 men and women", "820", "number of people not reported" */
export function peopleInWords({
  people,
  peopleAre,
}: {
  readonly people: number | null;
  readonly peopleAre?: string | undefined;
}): string {
  if (people === null) return "number of people not reported";
  return [formatNumber(people), peopleAre].filter(Boolean).join(" ");
}
