import type { Wavelength } from "./study.ts";

/**
 * A home panel's assumed irradiance at the skin, in mW/cm², by distance in inches. There is no
 * source: texts say that it is assumed.
 */
export const assumedPanel = { 18: 20, 14: 30, 12: 40, 6: 75 } as const;

const fromPanel = (inches: keyof typeof assumedPanel) =>
  `${inches} inches (${Math.round(inches * 2.54)} cm) from a panel, or where your device gives ${assumedPanel[inches]} mW/cm²`;

/** The site's own protocols by page, the only place of their numbers. No study tested one as a whole. */
export const protocols = {
  "skin-health": {
    wavelengths: [[630, 660]],
    irradiance: 20,
    minutes: { from: 10, to: 20 },
    distance:
      "2-6 inches (5–15 cm); the dose assumes a mask or small lamp. A panel as near multiplies it and may pass our ceiling of 90 J/cm²",
    doseAt: "under a mask, or where a small lamp gives 20 mW/cm²",
    frequency: "daily",
    course: "6-12 weeks",
    judging: { first: 6, judge: 12, unit: "weeks" },
    rhythm: { everyDays: 1 },
    record: {
      number: "A score from 0 to 10 for the one line or place that you want to change",
      how: "Photograph the same side of your face in the same light every two weeks, and score the picture.",
    },
    stop: "If the pictures show no gain, stop. If they show one, go down to 3-4 sessions a week.",
  },
  "pain-inflammation": {
    wavelengths: [[810, 850]],
    irradiance: assumedPanel[18],
    minutes: { from: 15, to: 20 },
    distance: `18 inches (46 cm), or what gives ${assumedPanel[18]} mW/cm²`,
    doseAt: fromPanel(18),
    frequency: "3-4 times a week",
    course: "2-6 weeks",
    judging: { first: 2, judge: 6, unit: "weeks" },
    rhythm: { perWeek: { from: 3, to: 4 } },
    record: {
      number: "Your pain, from 0 to 100",
      how: "Every evening at the same hour, for a week before you start and to the end. Compare the averages of weeks, not single evenings.",
    },
    stop: "If you would not have noticed the change without the diary, stop. If you would, leave the light off for two weeks and go on scoring. Go on with the light only if the pain comes back without it.",
  },
  "hair-growth": {
    wavelengths: [[630, 670]],
    irradiance: 5,
    minutes: { from: 20, to: 25 },
    distance: "Worn on the scalp",
    doseAt: "worn on the scalp",
    frequency: "every other day",
    course: "6-9 months to regrowth",
    judging: { first: 6, judge: 9, unit: "months" },
    rhythm: { everyDays: 2 },
    record: {
      number: "A score from 0 to 10 for how much scalp shows at your part",
      how: "Photograph the same part and the crown once a month, dry, in the same light and from the same distance, and score the picture.",
    },
    stop: "If the photographs show no change by then, stop.",
  },
  "sleep-energy": {
    wavelengths: [660, [810, 850]],
    irradiance: assumedPanel[18],
    minutes: { from: 20, to: 30 },
    distance:
      "6-24 inches (15-61 cm); the dose assumes 18. Going nearer multiplies it and may pass our ceiling of 90 J/cm²",
    doseAt: fromPanel(18),
    frequency: "once a day",
    course: "1-2 weeks to first improvement, 4 weeks to judge",
    judging: { first: 2, judge: 4, unit: "weeks" },
    rhythm: { everyDays: 1 },
    record: {
      number: "How long you lay awake, in minutes, or a score from 0 to 10 for the day’s energy",
      how: "Choose one of the two. Write it down every morning or every evening, for a week before you start and to the end.",
    },
    stop: "Compare the last week with the one before the light. If the two look alike, stop.",
  },
  "mood-mental-health": {
    wavelengths: [[810, 830]],
    irradiance: assumedPanel[14],
    minutes: { from: 10, to: 20 },
    distance: "about 14 inches (36 cm) from a panel",
    doseAt: fromPanel(14),
    frequency: "every other day",
    course: "2-4 weeks to a first change, 8 weeks to judge",
    judging: { first: 4, judge: 8, unit: "weeks" },
    rhythm: { everyDays: 2 },
    record: {
      number: "The total of a mood questionnaire, the same one each time",
      how: "Fill it in on the same day each week, starting a week before the light, and show it to your clinician.",
    },
    stop: "No change by then means stop. If your mood sinks at any time, stop and call your clinician the same day.",
  },
  "athletic-performance": {
    wavelengths: [660, 850],
    irradiance: assumedPanel[12],
    minutes: { from: 10, to: 20 },
    distance: "6-12 inches (15-30 cm); the dose assumes 12",
    doseAt: fromPanel(12),
    frequency: "On training days, before or after the session",
    course: "8 weeks",
    judging: { judge: 8, unit: "weeks" },
    rhythm: { everyDays: null },
    record: {
      number: "One lift, one timed run, or your soreness from 0 to 10",
      how: "Choose one and measure it in the same way each week, in weeks with light and in weeks without.",
    },
    stop: "Compare the weeks with light and those without. If the two look alike, stop.",
  },
  "hormonal-health": {
    wavelengths: [[810, 850]],
    irradiance: assumedPanel[12],
    minutes: { from: 15, to: 20 },
    distance:
      "6-12 inches (15-30 cm); the dose assumes 12. Going nearer multiplies it, up to our ceiling of 90 J/cm² at 6",
    doseAt: fromPanel(12),
    frequency: "daily",
    course: "no set length; review with your doctor after 12 weeks",
    judging: { judge: 12, unit: "weeks" },
    rhythm: { everyDays: 1 },
    record: {
      number: "The blood value that your doctor chooses",
      how: "Have it measured before the first session, and again when your doctor says so.",
    },
    stop: "Go through it with your doctor. If nothing has changed, stop. Change no medicine on account of light.",
  },
} as const satisfies Record<string, Protocol>;

/** A benefit page's slug: each page has one protocol. */
export type ProtocolId = keyof typeof protocols;

/** Its fluence is computed, see dose.ts. */
export type Protocol = {
  /** In nm. */
  readonly wavelengths: readonly Wavelength[];
  /** Assumed at the skin, in mW/cm². Nobody measured it. */
  readonly irradiance: number;
  /** For one area. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** From the skin: "2-6 inches (5–15 cm)", with its condition. */
  readonly distance: string;
  /** The one distance at which `irradiance` is assumed and the minutes give the dose. */
  readonly doseAt: string;
  readonly frequency: string;
  /** The time until one can judge it. */
  readonly course: string;
  readonly judging: Judging;
  readonly rhythm: Rhythm;
  /** One number that tells the reader whether it works, and how to get it. */
  readonly record: { readonly number: string; readonly how: string };
  /** The action on the day to judge. */
  readonly stop: string;
};

/**
 * `frequency` for computing: a session every so many days, or so many a week. Null for light that
 * goes with training; then every other week is without light.
 */
export type Rhythm =
  | { readonly everyDays: number | null }
  | { readonly perWeek: { readonly from: number; readonly to: number } };

/** `course` for computing: time from the start to a first check and to the day to judge. */
export type Judging = {
  readonly first?: number;
  readonly judge: number;
  readonly unit: "weeks" | "months";
};

/** The range of this site's doses, and the usual one, in J/cm². */
export const siteDoses = { all: { from: 3, to: 90 }, mostly: { from: 4, to: 24 } } as const;
