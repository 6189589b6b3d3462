/** The classes of a benefit's one small mark of colour; a name without a colour of its own is blue. */
export function benefitColour(name: string): ColourClasses {
  return isBenefitColour(name) ? COLOURS[name] : COLOURS.blue;
}

type ColourClasses = {
  /** Fills a shape. */
  readonly fill: string;
  /** Colours a line drawing or a word, and is `--hue` for what is inside. */
  readonly hue: string;
};

function isBenefitColour(name: string): name is keyof typeof COLOURS {
  return Object.hasOwn(COLOURS, name);
}

// Written out, as Tailwind finds class names by reading.
const COLOURS = {
  rose: { fill: "bg-benefit-rose", hue: "hue-rose" },
  blue: { fill: "bg-benefit-blue", hue: "hue-blue" },
  green: { fill: "bg-benefit-green", hue: "hue-green" },
  purple: { fill: "bg-benefit-purple", hue: "hue-purple" },
  indigo: { fill: "bg-benefit-indigo", hue: "hue-indigo" },
  orange: { fill: "bg-benefit-orange", hue: "hue-orange" },
  amber: { fill: "bg-benefit-amber", hue: "hue-amber" },
};
