import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { absorptionBandsSources } from "./absorption-bands.ts";
import { depthSources, doseSources } from "./figure-numbers.server.ts";

/** What the figures cite that any page may place, by the names that content gives them. */
export const figureSources = {
  penetration: depthSources,
  absorption: absorptionBandsSources,
  // First the doses, then, for the curve, reviews of the biphasic dose response.
  "dose-response": [...doseSources, "huang-2009", "huang-2011"],
} satisfies Record<string, readonly StudyId[]>;
