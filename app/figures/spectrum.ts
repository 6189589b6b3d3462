import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { formatWavelengths, wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";

/** The site's part of the spectrum, in nm. */
export const SPECTRUM = { from: 600, to: 1000 };

/** In nm. */
export const spectrumTicks = [600, 700, 800, 900, 1000];

/** tokens.css has their colours, as `--spectrum-600` and so on. */
export const spectrumColours = [600, 630, 660, 740, 820, 1000] as const;

/** In percent of its length. */
export function spectrumPosition(nanometres: number): number {
  return ((nanometres - SPECTRUM.from) * 100) / (SPECTRUM.to - SPECTRUM.from);
}

/** In percent of the spectrum's length. */
type BandPlace = {
  readonly left: number;
  readonly width: number;
};

/** Cut at the ends of the spectrum; null for a band outside. */
export function placeBand(band: Wavelength): BandPlace | null {
  const [from, to] = wavelengthEnds(band);
  if (to < SPECTRUM.from || from > SPECTRUM.to) return null;
  const left = spectrumPosition(Math.max(from, SPECTRUM.from));
  return { left, width: spectrumPosition(Math.min(to, SPECTRUM.to)) - left };
}

/** Of one or more neighbouring bands; `centre` in percent of the spectrum's length. */
type BandLabel = {
  readonly text: string;
  readonly centre: number;
};

/** Bands that are too close share a label ("810, 830, 850 nm"); others off the spectrum get none. */
export function labelBands(bands: readonly Wavelength[]): BandLabel[] {
  const groups: Wavelength[][] = [];
  const visible = bands.filter((band) => placeBand(band) !== null);
  for (const band of visible.toSorted((a, b) => wavelengthEnds(a)[0] - wavelengthEnds(b)[0])) {
    groups.push([band]);
    // A larger group may reach its left neighbour in turn.
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

/** The width of a character of 14 px on the narrowest phone, in percent of the figure. */
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
