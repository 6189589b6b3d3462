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
    text: "The maker states every wavelength in nanometers, and the studies on this page used light close to it. “Red light” is not a wavelength.",
  },
  {
    title: "Irradiance at a distance",
    text: 'In mW/cm², with the distance at which it was measured. Without both, nobody can work out a dose. Where the table has no citation, the range is our assumption and nobody measured it. Researchers fall short here too: of {{hadis-2016 analysed}} papers that were checked, {{hadis-2016 "73%"}} did not say how the light was measured and {{hadis-2016 "43%"}} left out irradiance [[hadis-2016]].',
  },
  {
    title: "Laser or LED",
    text: "We do not rank one above the other. A review argues that coherent laser light is not essential, and that LEDs light larger areas at a lower cost per milliwatt [[heiskanen-2018]].",
  },
  {
    title: "Coverage",
    text: "The area that is lit at once has to fit the treatment. A small lamp on a large area turns a session of minutes into one of hours.",
  },
  {
    title: "FDA status",
    text: "“Cleared” means that the FDA found one product substantially equivalent to one already on the market. It is not an approval, and it covers only the use that the clearance names. No type of device has one, so the table gives none. Ask the seller for the number, and look it up.",
  },
  {
    title: "Studies",
    text: "We count only the studies cited on this page that used this type of device. For home devices in general, a review of {{cohen-2022 trials}} trials found a favorable safety record, few randomized trials and little long-term data [[cohen-2022]].",
  },
];
