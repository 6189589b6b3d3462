import type { Wavelength } from "./study.ts";

/**
 * What this site assumes that a home panel gives at the skin, in mW/cm², by distance in inches. No source:
 * wherever it is used the text says that it is assumed.
 */
export const assumedPanel = { 18: 20, 14: 30, 12: 40, 6: 75 } as const;

/**
 * The site's own protocols, by the page that they belong to: the one place of their numbers. Cards, quick
 * facts, spectra, dose tables and texts take them from here. No study tested one as a whole.
 */
export const protocols = {
  "skin-health": {
    wavelengths: [[630, 660]],
    irradiance: 20,
    minutes: { from: 10, to: 20 },
    distance:
      "2-6 inches (5–15 cm); the dose assumes a mask or small lamp. A panel as near multiplies it and may pass our ceiling of 90 J/cm²",
    frequency: "daily",
    course: "6-12 weeks",
    judging: { first: 6, judge: 12, unit: "weeks" },
  },
  "pain-inflammation": {
    wavelengths: [[810, 850]],
    irradiance: assumedPanel[18],
    minutes: { from: 15, to: 20 },
    distance: `18 inches (46 cm), or what gives ${assumedPanel[18]} mW/cm²`,
    frequency: "3-4 times a week; 2-3 sessions daily for the first 48-72 hours of acute injury",
    course: "2-6 weeks",
    judging: { first: 2, judge: 6, unit: "weeks" },
  },
  "hair-growth": {
    wavelengths: [[630, 670]],
    irradiance: 5,
    minutes: { from: 20, to: 25 },
    distance: "Worn on the scalp",
    frequency: "every other day",
    course: "6-9 months to regrowth",
    judging: { first: 6, judge: 9, unit: "months" },
  },
  "sleep-energy": {
    wavelengths: [660, [810, 850]],
    irradiance: assumedPanel[18],
    minutes: { from: 20, to: 30 },
    distance:
      "6-24 inches (15-61 cm); the dose assumes 18. Going nearer multiplies it and may pass our ceiling of 90 J/cm²",
    frequency: "once a day",
    course: "1-2 weeks to first improvement, 4 weeks to judge",
    judging: { first: 2, judge: 4, unit: "weeks" },
  },
  "mood-mental-health": {
    wavelengths: [[810, 830]],
    irradiance: assumedPanel[14],
    minutes: { from: 10, to: 20 },
    distance: "about 14 inches (36 cm) from a panel",
    frequency: "every other day",
    course: "2-4 weeks to a first change, 8 weeks to judge",
    judging: { first: 4, judge: 8, unit: "weeks" },
  },
  "athletic-performance": {
    wavelengths: [660, 850],
    irradiance: assumedPanel[12],
    minutes: { from: 10, to: 20 },
    distance: "6-12 inches (15-30 cm); the dose assumes 12",
    frequency: "On training days, before or after the session",
    course: "8 weeks",
    judging: { judge: 8, unit: "weeks" },
  },
  "hormonal-health": {
    wavelengths: [[810, 850]],
    irradiance: assumedPanel[12],
    minutes: { from: 15, to: 20 },
    distance:
      "6-12 inches (15-30 cm); the dose assumes 12. Going nearer multiplies it, up to our ceiling of 90 J/cm² at 6",
    frequency: "daily",
    course: "no set length; review with your doctor after 12 weeks",
    judging: { judge: 12, unit: "weeks" },
  },
} as const satisfies Record<string, Protocol>;

export type ProtocolId = keyof typeof protocols;

/** One protocol of the site's own. Its fluence is not written but computed, see dose.ts. */
export type Protocol = {
  /** nm */
  readonly wavelengths: readonly Wavelength[];
  /** Assumed at the skin, in mW/cm². Nobody measured it. */
  readonly irradiance: number;
  /** For one area. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** From the skin: "2-6 inches (5–15 cm)", with what it depends on. */
  readonly distance: string;
  readonly frequency: string;
  /** How long until one can judge it. */
  readonly course: string;
  readonly judging: Judging;
};

/** The same as `course`, to be counted with: time from the start to a first look and to the day to judge. */
export type Judging = {
  readonly first?: number;
  readonly judge: number;
  readonly unit: "weeks" | "months";
};

/** Between which doses this site stays, and mostly: J/cm². */
export const siteDoses = { all: { from: 3, to: 90 }, mostly: { from: 4, to: 24 } } as const;
