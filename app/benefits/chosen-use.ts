import { useSearchParams } from "react-router";

/** The address's parameter with the use to answer first. */
export const USE = "use";

/** The use in the address, else the page's first. */
export function useChosenUse(uses: Readonly<Record<string, unknown>>): string {
  const [parameters] = useSearchParams();
  const ids = Object.keys(uses);
  return ids.find((id) => id === parameters.get(USE)) ?? ids[0] ?? "";
}
