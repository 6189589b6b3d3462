import { spectrumColours } from "./spectrum.ts";

/** Colours that are visible on any ground: infrared is brighter than real. */
export const seenLight: Readonly<Record<(typeof spectrumColours)[number], string>> = {
  600: "var(--spectrum-600)",
  630: "var(--spectrum-630)",
  660: "var(--spectrum-660)",
  740: "#d0393a",
  820: "#b04a48",
  1000: "#7d5450",
};

/** Of the stop at or below a wavelength in nm. */
export function colourOfLight(nanometres: number): string {
  const stop = spectrumColours.findLast((colour) => colour <= nanometres) ?? spectrumColours[0];
  return seenLight[stop];
}
