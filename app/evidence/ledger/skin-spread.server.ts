import { findOutcome } from "./studies.server.ts";

/** The largest absorption in living skin over the smallest (setchfield-2023). */
export const absorptionSpread = spread();

function spread(): number {
  const { effect } = findOutcome("setchfield-2023/spread-published-absorption-vivo").outcome;
  if (!effect) throw new Error("The ledger has no spread of the absorption of living skin");
  return effect.value;
}
