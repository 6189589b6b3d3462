import type { NumberLimit } from "#app/tools/read-number.ts";

/** Our own limits for a plan, in mW/cm² at the skin. */
export const PLANNED = {
  name: "Your figure",
  from: 1,
  to: 200,
  unit: "mW/cm²",
} as const satisfies NumberLimit;
