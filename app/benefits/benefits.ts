/**
 * The benefit pages in the order of menus and the index. A new one is a line here and a file in
 * content/.
 */
export const benefits = [
  {
    slug: "skin-health",
    name: "Skin Health & Anti-Aging",
    colour: "rose",
  },
  {
    slug: "pain-inflammation",
    name: "Pain & Inflammation",
    colour: "blue",
  },
  {
    slug: "hair-growth",
    name: "Hair Growth & Restoration",
    colour: "green",
  },
  {
    slug: "sleep-energy",
    name: "Sleep & Energy",
    colour: "indigo",
  },
  {
    slug: "mood-mental-health",
    name: "Mood & Mental Health",
    colour: "purple",
  },
  {
    slug: "athletic-performance",
    name: "Athletic Performance & Recovery",
    colour: "orange",
  },
  {
    slug: "hormonal-health",
    name: "Hormonal Health",
    colour: "amber",
  },
] as const satisfies readonly BenefitEntry[];

/** The route whose data is the answer for the chosen use, within that of the page. */
export function answerRouteId(slug: string): string {
  return `${slug}-answer`;
}

/** Last part of a benefit page's path, and the name of its content file. */
export type BenefitSlug = (typeof benefits)[number]["slug"];

/** What menus and lists say of a benefit page. */
export type BenefitEntry = {
  readonly slug: string;
  readonly name: string;
  /** One of those in benefit-colour.ts; anything else is shown in blue. */
  readonly colour: string;
};
