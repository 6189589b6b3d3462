import { claimPage } from "#app/evidence/ledger/claim-address.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import type { ProtocolId } from "#app/evidence/ledger/protocols.server.ts";
import { findOutcome, findStudy, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { testedWavelengths } from "#app/evidence/ledger/treatment.ts";
import { wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import { studyPath } from "#app/evidence/text/reference.ts";
import { placeBand, spectrumPosition } from "#app/figures/spectrum.ts";
import type { SpectrumDot } from "#app/figures/spectrum-dots.tsx";

/** Every wavelength that a study of our uses printed, and the studies near the reader's own. JSON. */
export type TestedLight = {
  readonly dots: readonly SpectrumDot[];
  /** Of the studies in the picture, those that print a wavelength. */
  readonly studies: number;
  readonly near: readonly NearbyLight[];
};

/** Studies within 10 nm of one peak. */
type NearbyLight = {
  readonly peak: number;
  readonly studies: number;
  /** By benefit page, most studies first. */
  readonly pages: readonly { readonly page: ProtocolId; readonly studies: number }[];
};

/** `peaks` in nm, those of the reader's device. */
export function mapTestedLight(peaks: readonly number[]): TestedLight {
  const studies = studiesWithLight();
  const dots = studies
    .flatMap(({ id, name, wavelengths }) =>
      wavelengths
        .filter((light) => typeof light === "number" && placeBand(light) !== null)
        .map((light) => ({
          name,
          nanometres: Number(light),
          href: studyPath(id),
          at: Math.round(spectrumPosition(Number(light)) * 10) / 10,
          far: peaks.length > 0 && !peaks.some((peak) => isNear(light, peak)),
        })),
    )
    .toSorted((a, b) => a.nanometres - b.nanometres);
  return {
    dots,
    studies: studies.length,
    near: peaks.map((peak) => {
      const near = studies.filter(({ wavelengths }) =>
        wavelengths.some((light) => isNear(light, peak)),
      );
      const pages = Map.groupBy(near, ({ page }) => page);
      return {
        peak,
        studies: near.length,
        pages: [...pages]
          .map(([page, own]) => ({ page, studies: own.length }))
          .toSorted((a, b) => b.studies - a.studies),
      };
    }),
  };
}

/** How far from a peak a study's light counts as near, in nm. */
const NEAR = 10;

function isNear(light: Wavelength, peak: number): boolean {
  const [from, to] = wavelengthEnds(light);
  return peak >= from - NEAR && peak <= to + NEAR;
}

/** The studies behind the claims, each with the page of the first claim that it serves. */
function studiesWithLight() {
  const pages = new Map<StudyId, ProtocolId>();
  for (const claim of listClaims()) {
    const ids = [...claim.supports, ...claim.opposes].map((ref) => findOutcome(ref).study.id);
    for (const id of ids) if (!pages.has(id)) pages.set(id, claimPage(claim));
  }
  return [...pages].flatMap(([id, page]) => {
    const study = findStudy(id);
    const wavelengths = testedWavelengths(study);
    return wavelengths.length > 0 ? { id, page, wavelengths, name: nameStudy(study) } : [];
  });
}
