import type { StudyId } from "#app/evidence/ledger/studies.server.ts";

/** What `AbsorptionBandsFigure` cites: reviews that name what absorbs the light in cells. */
export const absorptionBandsSources: readonly StudyId[] = ["kim-2014", "hamblin-2017"];

/** The site's key wavelengths, in nm. */
export const keyWavelengths = [660, 810, 830, 850];
