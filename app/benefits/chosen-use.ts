import { useSearchParams } from "react-router";
import type { BenefitHead, UseInShort } from "./benefit-page.ts";

/** The parameter of the address that says which use the page answers for first. */
export const USE = "use";

/** The use that the address names, else the page's first. */
export function useChosenUse(uses: BenefitHead["uses"]): UseInShort {
  const [parameters] = useSearchParams();
  return uses.find(({ id }) => id === parameters.get(USE)) ?? uses[0];
}
