import { formatNumber } from "#app/evidence/ledger/numbers.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { formatEachWavelength, wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { type Dose, isUneven } from "./dose.ts";
import { type DoseData, type DoseUse, lightOf, trialsOf } from "./dose-trial.ts";

/** A sentence each, for readers who may use such a dose. */
export function warnAbout(
  dose: Dose,
  data: DoseData,
  use: DoseUse | undefined,
  light: readonly Wavelength[],
): string[] {
  const { texts } = data;
  const warnings: string[] = [];
  const trials = trialsOf(data, use).filter(({ laser }) => !laser);
  const least = Math.min(...trials.flatMap(({ doses }) => doses.map(({ from }) => from)));
  if (dose.middle.irradiance.to > STRONG) {
    const { strong, middle, standard, worn, panel } = texts.burns;
    const warning = [
      strong,
      ...(isUneven(dose) ? [middle] : []),
      standard,
      dose.light.kind === "worn" ? worn : panel,
    ];
    warnings.push(fillIn(warning.join(" "), { limit: STRONG }));
  }
  if (trials.length > 0 && dose.fluence.to < least) {
    warnings.push(fillIn(use ? texts.lowForUse : texts.low, { least: formatNumber(least) }));
  }
  const tested = use ? lightOf(data, use) : [];
  const untested = tested.length > 0 ? light.filter((band) => !isTested(band, tested)) : [];
  if (untested.length > 0) {
    warnings.push(
      fillIn(untested.length === light.length ? texts.otherLight : texts.otherPeaks, {
        tested: formatEachWavelength(tested),
        peaks: formatEachWavelength(untested),
      }),
    );
  }
  if (use && use.lasers !== "none") {
    const contact = trialsOf(data, use).some((trial) => trial.laser && trial.contact);
    warnings.push((contact ? texts.lasersOnSkin : texts.lasers)[use.lasers]);
  }
  return warnings;
}

/**
 * In mW/cm²: the maximum permissible exposure of skin to a continuous laser of 633 nm by IEC 60825-1.
 * https://online.flipbuilder.com/rbhw/egvu/files/basic-html/page104.html
 */
export const STRONG = 200;

/** In nm: a peak this close to a tested wavelength counts as near it. */
const NEAR = 10;

function isTested(light: Wavelength, tested: readonly Wavelength[]): boolean {
  const [from, to] = wavelengthEnds(light);
  return tested
    .map(wavelengthEnds)
    .some(([least, most]) => to >= least - NEAR && from <= most + NEAR);
}
