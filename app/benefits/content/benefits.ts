/** In the order of menus and the index. A new page is a line here, with files in content/benefits/ and content/protocols/. */
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
    colour: "purple",
  },
  {
    slug: "mood-mental-health",
    name: "Mood & Mental Health",
    colour: "indigo",
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

/** The route with the answer for the chosen use, inside of the page's. */
export function answerRouteId(slug: string): string {
  return `${slug}-answer`;
}

/** The last part of the path, and the content file's name. */
export type BenefitSlug = (typeof benefits)[number]["slug"];

/** True for a device that is worn on the skin, without a distance. */
export function isWorn(slug: BenefitSlug): boolean {
  return slug === "hair-growth";
}

export type BenefitEntry = {
  readonly slug: string;
  readonly name: string;
  /** A name in benefit-colour.ts; others are shown in blue. */
  readonly colour: string;
};
