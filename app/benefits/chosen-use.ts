import { useSearchParams } from "react-router";
import type { BenefitHead } from "./benefit-page.ts";

/** The parameter of the address that says which use the page answers for first. */
export const USE = "use";

/** The id of the use that the address names, else of the page's first. */
export function useChosenUse(uses: BenefitHead["uses"]): string {
  const [parameters] = useSearchParams();
  return (uses.find(({ id }) => id === parameters.get(USE)) ?? uses[0]).id;
}
