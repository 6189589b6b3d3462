import { fluence } from "#app/physics/dose.ts";
import type { Amount, Arm } from "./study.ts";
import { amountEnds } from "./treatment.ts";

/** A printed dose beside that of its own irradiance and minutes. */
export type DoseCheck = {
  /** In mW/cm². */
  readonly irradiance: Amount;
  readonly minutes: Amount;
  /** In J/cm². */
  readonly printed: Amount;
  /** In J/cm², to one decimal; a range when one of the two is. */
  readonly computed: Amount;
  readonly addsUp: boolean;
};

/** Undefined when the abstract lacks one of the three values. */
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

/** True when an arm's printed dose contradicts its own values: no ruler can show it. */
export function contradictsItself({ arms }: { arms: Readonly<Record<string, Arm>> }): boolean {
  return Object.values(arms).some((arm) => checkDose(arm)?.addsUp === false);
}

/** Abstracts round all three. */
const ROUNDING = 1.05;

const oneDecimal = (value: number) => Number(value.toFixed(1));
