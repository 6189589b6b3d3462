import { fluence } from "./dose.ts";
import type { Amount, Arm } from "./study.ts";
import { amountEnds } from "./treatment.ts";

/** A dose that an abstract prints, beside what its own irradiance and minutes make. */
export type DoseCheck = {
  /** mW/cm² */
  readonly irradiance: Amount;
  readonly minutes: Amount;
  /** J/cm² */
  readonly printed: Amount;
  /** J/cm², to one decimal; from less to more where one of the two is a range. */
  readonly computed: Amount;
  readonly addsUp: boolean;
};

/** Whether an arm's printed dose adds up; undefined where the abstract lacks one of the three. */
export function checkDose({
  light,
  schedule,
}: Pick<Arm, "light" | "schedule">): DoseCheck | undefined {
  const { irradiance, fluence: printed } = light ?? {};
  const { minutes } = schedule ?? {};
  if (irradiance === undefined || printed === undefined || minutes === undefined) return undefined;
  const [weakest, strongest] = amountEnds(irradiance);
  const [shortest, longest] = amountEnds(minutes);
  const [from, to] = [fluence(weakest, shortest), fluence(strongest, longest)];
  const addsUp = amountEnds(printed).every((end) => end >= from / ROUNDING && end <= to * ROUNDING);
  const computed = from === to ? oneDecimal(to) : { from: oneDecimal(from), to: oneDecimal(to) };
  return { irradiance, minutes, printed, computed, addsUp };
}

/** Whether an arm of a study prints a dose that its own irradiance and minutes contradict: no ruler can show it. */
export function contradictsItself({ arms }: { arms: Readonly<Record<string, Arm>> }): boolean {
  return Object.values(arms).some((arm) => checkDose(arm)?.addsUp === false);
}

/** Abstracts round all three. */
const ROUNDING = 1.05;

const oneDecimal = (value: number) => Number(value.toFixed(1));
