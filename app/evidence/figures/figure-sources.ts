import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { depthSources, doseSources } from "./figure-numbers.server.ts";

/** Citations of the figures that any page may place, by their names in content. */
export const figureSources = {
  penetration: depthSources,
  // Reviews that name the absorbers in cells.
  absorption: ["kim-2014", "hamblin-2017"],
  // The doses, then reviews of the biphasic dose response for the curve.
  "dose-response": [...doseSources, "huang-2009", "huang-2011"],
} satisfies Record<string, readonly StudyId[]>;
