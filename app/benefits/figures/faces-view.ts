import { USE } from "#app/benefits/chosen-use.ts";
import { pathWith } from "#app/infra/path-with.ts";
import type { FacesView } from "./faces-figure.tsx";

/** The address's parameter with what the hundred faces show. */
export const FACES = "faces";

/** Both groups for a view that there is not. */
export function readFacesView({ searchParams }: URL): FacesView {
  return searchParams.get(FACES) === "difference" ? "difference" : "both";
}

/** The page with its chosen use, and each view. */
export function facesAddresses({ pathname, searchParams }: URL): Record<FacesView, string> {
  const use = searchParams.get(USE);
  const both = new URLSearchParams(use === null ? {} : { [USE]: use });
  const difference = new URLSearchParams(both);
  difference.set(FACES, "difference");
  return {
    both: pathWith(pathname, both),
    difference: pathWith(pathname, difference),
  };
}
