import { protocols } from "#app/evidence/ledger/protocols.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import type { MenuLink } from "#app/layout/navigation.ts";
import { benefitColour } from "./benefit-colour.ts";
import { benefits } from "./benefits.ts";

/** The benefit pages for the header's menus. */
export const benefitLinks: readonly MenuLink[] = benefits.map(({ slug, name, colour }) => ({
  name,
  href: `/benefits/${slug}`,
  // The browser reads it from the page, and is spared the protocols.
  note: import.meta.env.SSR && formatWavelengths(protocols[slug].wavelengths),
  colour: benefitColour(colour).fill,
}));
