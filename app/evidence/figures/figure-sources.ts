import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import { absorptionBandsSources } from "./absorption-bands.ts";
import { doseResponseSources } from "./dose-response.ts";
import { penetrationDepthSources } from "./penetration-depth.ts";

/** What the figures cite that any page may place, by the names that content gives them. */
export const figureSources = {
  penetration: penetrationDepthSources,
  absorption: absorptionBandsSources,
  "dose-response": doseResponseSources,
} satisfies Record<string, readonly StudyId[]>;
