/** The classes of a colour; an unknown name is blue. */
export function benefitColour(name: string): ColourClasses {
  return isBenefitColour(name) ? COLOURS[name] : COLOURS.blue;
}

type ColourClasses = {
  readonly fill: string;
  /** For lines and words; it also sets `--hue`. */
  readonly hue: string;
};

function isBenefitColour(name: string): name is keyof typeof COLOURS {
  return Object.hasOwn(COLOURS, name);
}

// Written out, because Tailwind searches the source for class names.
export const COLOURS = {
  rose: { fill: "bg-benefit-rose", hue: "hue-rose" },
  blue: { fill: "bg-benefit-blue", hue: "hue-blue" },
  green: { fill: "bg-benefit-green", hue: "hue-green" },
  purple: { fill: "bg-benefit-purple", hue: "hue-purple" },
  indigo: { fill: "bg-benefit-indigo", hue: "hue-indigo" },
  orange: { fill: "bg-benefit-orange", hue: "hue-orange" },
  amber: { fill: "bg-benefit-amber", hue: "hue-amber" },
};
