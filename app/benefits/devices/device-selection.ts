import type { Prose } from "#app/content/prose.ts";

/** `Text` as in `FaqItem`. */
export type DeviceCriterion<Text> = {
  readonly title: string;
  readonly text: Text;
};

/** For every page with a comparison. */
export const deviceCriteria: readonly DeviceCriterion<Prose>[] = [
  {
    title: "Wavelength",
    text: "The maker states every wavelength in nanometers, and the studies on this page used light close to it.",
  },
  {
    title: "Irradiance at a distance",
    text: 'In mW/cm², with the distance at which it was measured. Without both, nobody can work out a dose. Even of {{hadis-2016 analysed}} papers that were checked, {{hadis-2016 "43%"}} left out irradiance [[hadis-2016]].',
  },
  {
    title: "Laser or LED",
    text: "We do not rank one above the other. A review argues that coherent laser light is not essential [[heiskanen-2018]].",
  },
  {
    title: "Coverage",
    text: "A small lamp on a large area turns a session of minutes into one of hours.",
  },
  {
    title: "FDA status",
    text: "“Cleared” means that the FDA found one product substantially equivalent to one already on the market. It is not an approval, and it covers only the use that the clearance names.  Ask the seller for the number, and look it up.",
  },
  {
    title: "Studies",
    text: "For home devices in general, a review of {{cohen-2022 trials}} trials found a favorable safety record, few randomized trials and little long-term data [[cohen-2022]].",
  },
];
