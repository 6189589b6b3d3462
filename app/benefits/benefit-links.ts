import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import type { MenuLink } from "#app/layout/navigation.ts";
import { benefitColour } from "./benefit-colour.ts";
import { benefits } from "./benefits.ts";

/** The benefit pages for the header's menus. */
export const benefitLinks: readonly MenuLink[] = benefits.map(
  ({ slug, name, colour, wavelengths }) => ({
    name,
    href: `/benefits/${slug}`,
    note: formatWavelengths(wavelengths),
    colour: benefitColour(colour).fill,
  }),
);
