import { protocols } from "#app/evidence/ledger/protocols.ts";
import type { Wavelength } from "#app/evidence/ledger/study.ts";

/**
 * The benefit pages in the order of menus and the index. A new one is a line here and a file in
 * content/. The wavelengths are those of its protocol, in nm.
 */
export const benefits = [
  {
    slug: "skin-health",
    name: "Skin Health & Anti-Aging",
    colour: "rose",
    wavelengths: protocols["skin-health"].wavelengths,
  },
  {
    slug: "pain-inflammation",
    name: "Pain & Inflammation",
    colour: "blue",
    wavelengths: protocols["pain-inflammation"].wavelengths,
  },
  {
    slug: "hair-growth",
    name: "Hair Growth & Restoration",
    colour: "green",
    wavelengths: protocols["hair-growth"].wavelengths,
  },
  {
    slug: "sleep-energy",
    name: "Sleep & Energy",
    colour: "indigo",
    wavelengths: protocols["sleep-energy"].wavelengths,
  },
  {
    slug: "mood-mental-health",
    name: "Mood & Mental Health",
    colour: "purple",
    wavelengths: protocols["mood-mental-health"].wavelengths,
  },
  {
    slug: "athletic-performance",
    name: "Athletic Performance & Recovery",
    colour: "orange",
    wavelengths: protocols["athletic-performance"].wavelengths,
  },
  {
    slug: "hormonal-health",
    name: "Hormonal Health",
    colour: "amber",
    wavelengths: protocols["hormonal-health"].wavelengths,
  },
] as const satisfies readonly BenefitEntry[];

/** Last part of a benefit page's path, and the name of its content file. */
export type BenefitSlug = (typeof benefits)[number]["slug"];

/** What menus and lists say of a benefit page. */
export type BenefitEntry = {
  readonly slug: string;
  readonly name: string;
  /** One of those in benefit-colour.ts; anything else is shown in blue. */
  readonly colour: string;
  readonly wavelengths: readonly Wavelength[];
};
