import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { absorptionBandsSources } from "./absorption-bands.ts";
import { depthSources, doseSources } from "./figure-numbers.server.ts";

/** Citations of the figures that any page may place, by their names in content. */
export const figureSources = {
  penetration: depthSources,
  absorption: absorptionBandsSources,
  // The doses, then reviews of the biphasic dose response for the curve.
  "dose-response": [...doseSources, "huang-2009", "huang-2011"],
} satisfies Record<string, readonly StudyId[]>;
