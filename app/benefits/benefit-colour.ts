/** The classes of a benefit's one small mark of colour; a name without a colour of its own is blue. */
export function benefitColour(name: string): ColourClasses {
  return isBenefitColour(name) ? COLOURS[name] : COLOURS.blue;
}

type ColourClasses = {
  /** Fills a shape. */
  readonly fill: string;
  /** Colours a line drawing or a word. */
  readonly ink: string;
  /** Makes it `--hue` for what is inside. */
  readonly hue: string;
};

function isBenefitColour(name: string): name is keyof typeof COLOURS {
  return Object.hasOwn(COLOURS, name);
}

// Written out, as Tailwind finds class names by reading.
const COLOURS = {
  rose: { fill: "bg-benefit-rose", ink: "text-benefit-rose", hue: "[--hue:var(--benefit-rose)]" },
  blue: { fill: "bg-benefit-blue", ink: "text-benefit-blue", hue: "[--hue:var(--benefit-blue)]" },
  green: {
    fill: "bg-benefit-green",
    ink: "text-benefit-green",
    hue: "[--hue:var(--benefit-green)]",
  },
  purple: {
    fill: "bg-benefit-purple",
    ink: "text-benefit-purple",
    hue: "[--hue:var(--benefit-purple)]",
  },
  indigo: {
    fill: "bg-benefit-indigo",
    ink: "text-benefit-indigo",
    hue: "[--hue:var(--benefit-indigo)]",
  },
  orange: {
    fill: "bg-benefit-orange",
    ink: "text-benefit-orange",
    hue: "[--hue:var(--benefit-orange)]",
  },
  amber: {
    fill: "bg-benefit-amber",
    ink: "text-benefit-amber",
    hue: "[--hue:var(--benefit-amber)]",
  },
};
