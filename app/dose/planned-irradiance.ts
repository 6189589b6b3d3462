import type { NumberLimit } from "./read-number.ts";

/** Our own limits for a plan, in mW/cm² at the skin. */
export const PLANNED = {
  ask: "your light strength",
  unitName: "mW/cm²",
  example: "20–40",
  from: 1,
  to: 200,
  unit: "strength",
} as const satisfies NumberLimit;
