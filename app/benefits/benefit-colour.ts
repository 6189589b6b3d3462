/** The colour of a benefit's one small mark; a colour without a token of its own is blue. */
export function benefitColour(name: string): BenefitColour {
  return isBenefitColour(name) ? name : "blue";
}

/** The class that fills a mark with the colour. */
export function benefitFill(name: string): string {
  return FILLS[benefitColour(name)];
}

export type BenefitColour = keyof typeof FILLS;

function isBenefitColour(name: string): name is BenefitColour {
  return Object.hasOwn(FILLS, name);
}

// Written out, as Tailwind finds class names by reading.
const FILLS = {
  rose: "bg-benefit-rose",
  blue: "bg-benefit-blue",
  green: "bg-benefit-green",
  purple: "bg-benefit-purple",
  indigo: "bg-benefit-indigo",
  orange: "bg-benefit-orange",
  amber: "bg-benefit-amber",
};
