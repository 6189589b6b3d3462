import { getBenefitPage } from "#app/benefits/benefit-page.server.ts";
import type { BenefitPage } from "#app/benefits/benefit-page.ts";
import type { BenefitSlug } from "#app/benefits/content/benefits.ts";

/** Only the page with all its figures numbers them, and each answer would make that page again. */
export function getFaces(slug: BenefitSlug): BenefitPage["effects"]["faces"] {
  const faces = known.get(slug) ?? getBenefitPage(slug).effects.faces;
  known.set(slug, faces);
  return faces;
}

const known = new Map<BenefitSlug, ReturnType<typeof getFaces>>();
