import { useSearchParams } from "react-router";
import type { BenefitHead } from "./benefit-page.ts";

/** The address's parameter with the use to answer first. */
export const USE = "use";

/** The use in the address, else the page's first. */
export function useChosenUse(uses: BenefitHead["uses"]): string {
  const [parameters] = useSearchParams();
  const ids = Object.keys(uses);
  return ids.find((id) => id === parameters.get(USE)) ?? ids[0] ?? "";
}
