import type { StudyId } from "#app/evidence/ledger/studies.server.ts";

/** Reviews that name the absorbers in cells. */
export const absorptionBandsSources: readonly StudyId[] = ["kim-2014", "hamblin-2017"];

/** In nm. */
export const keyWavelengths = [660, 810, 830, 850];
