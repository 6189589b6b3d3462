import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { formatWavelengths, wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";

/** The part of the spectrum that the site is about, in nm. */
export const SPECTRUM = { from: 600, to: 1000 };

/** Wavelengths that the axis names. */
export const spectrumTicks = [600, 700, 800, 900, 1000];

/** Wavelengths for which tokens.css has the colour of light, as `--spectrum-600` and so on. */
export const spectrumColours = [600, 630, 660, 740, 820, 1000] as const;

/** Where a wavelength lies on the spectrum, in percent of its length. */
export function spectrumPosition(nanometres: number): number {
  return ((nanometres - SPECTRUM.from) * 100) / (SPECTRUM.to - SPECTRUM.from);
}

/** A band on the spectrum, in percent of its length. */
export type BandPlace = {
  readonly left: number;
  readonly width: number;
};

/** Where a band lies, cut at the ends of the spectrum; null when none of it lies there. */
export function placeBand(band: Wavelength): BandPlace | null {
  const [from, to] = wavelengthEnds(band);
  if (to < SPECTRUM.from || from > SPECTRUM.to) return null;
  const left = spectrumPosition(Math.max(from, SPECTRUM.from));
  return { left, width: spectrumPosition(Math.min(to, SPECTRUM.to)) - left };
}

/** A label for one or more neighbouring bands; `centre` in percent of the spectrum's length. */
export type BandLabel = {
  readonly text: string;
  readonly centre: number;
};

/**
 * The labels of bands, left to right, none over another and none past the ends: bands too close for
 * labels of their own share one ("810, 830, 850 nm"). Bands off the spectrum get none.
 */
export function labelBands(bands: readonly Wavelength[]): BandLabel[] {
  const groups: Wavelength[][] = [];
  const visible = bands.filter((band) => placeBand(band) !== null);
  for (const band of visible.toSorted((a, b) => wavelengthEnds(a)[0] - wavelengthEnds(b)[0])) {
    groups.push([band]);
    // A group that grew may reach its left neighbour in turn.
    for (let [left, right] = groups.slice(-2); left && right && overlap(left, right); ) {
      groups.splice(-2, 2, [...left, ...right]);
      [left, right] = groups.slice(-2);
    }
  }
  return groups.map((group) => {
    const { text, centre } = labelGroup(group);
    return { text, centre };
  });
}

/** Of a character of 14 px on the narrowest phone, in percent of the figure's width. */
const CHARACTER = 2.6;

function labelGroup(group: readonly Wavelength[]) {
  const text = formatWavelengths(group);
  const places = group.map(placeBand).filter((place) => place !== null);
  const from = Math.min(...places.map((place) => place.left));
  const to = Math.max(...places.map((place) => place.left + place.width));
  const half = (text.length * CHARACTER) / 2;
  return { text, half, centre: Math.min(100 - half, Math.max(half, (from + to) / 2)) };
}

function overlap(left: readonly Wavelength[], right: readonly Wavelength[]): boolean {
  const [first, second] = [labelGroup(left), labelGroup(right)];
  return first.centre + first.half > second.centre - second.half;
}
