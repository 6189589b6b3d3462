/** The benefit pages in the order of menus and the index. A new one is a line here and a file in content/. */
export const benefits = [
  { slug: "skin-health", name: "Skin Health & Anti-Aging" },
  { slug: "pain-inflammation", name: "Pain & Inflammation" },
  { slug: "hair-growth", name: "Hair Growth & Restoration" },
  { slug: "sleep-energy", name: "Sleep & Energy" },
  { slug: "mood-mental-health", name: "Mood & Mental Health" },
  { slug: "athletic-performance", name: "Athletic Performance & Recovery" },
  { slug: "hormonal-health", name: "Hormonal Health" },
] as const;

/** Last part of a benefit page's path, and the name of its content file. */
export type BenefitSlug = (typeof benefits)[number]["slug"];
