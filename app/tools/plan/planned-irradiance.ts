import type { NumberLimit } from "#app/tools/read-number.ts";

/** mW/cm² at the skin for which a plan can be made: our own limits. */
export const PLANNED = {
  name: "Your figure",
  from: 1,
  to: 200,
  unit: "mW/cm²",
} as const satisfies NumberLimit;
