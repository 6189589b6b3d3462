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
    wavelengths: [[630, 660]],
  },
  {
    slug: "pain-inflammation",
    name: "Pain & Inflammation",
    colour: "blue",
    wavelengths: [[810, 850]],
  },
  {
    slug: "hair-growth",
    name: "Hair Growth & Restoration",
    colour: "green",
    wavelengths: [[630, 670]],
  },
  {
    slug: "sleep-energy",
    name: "Sleep & Energy",
    colour: "indigo",
    wavelengths: [660, [810, 850]],
  },
  {
    slug: "mood-mental-health",
    name: "Mood & Mental Health",
    colour: "purple",
    wavelengths: [[810, 830]],
  },
  {
    slug: "athletic-performance",
    name: "Athletic Performance & Recovery",
    colour: "orange",
    wavelengths: [660, 850],
  },
  { slug: "hormonal-health", name: "Hormonal Health", colour: "amber", wavelengths: [[810, 850]] },
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
