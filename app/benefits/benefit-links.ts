import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import type { BenefitLink } from "#app/layout/navigation.ts";
import { benefitColour } from "./benefit-colour.ts";
import { benefits } from "./benefits.ts";

/** The benefit pages for the header's menus. */
export const benefitLinks: readonly BenefitLink[] = benefits.map(
  ({ slug, name, colour, wavelengths }) => ({
    name,
    href: `/benefits/${slug}`,
    wavelengths: formatWavelengths(wavelengths),
    colour: benefitColour(colour).fill,
  }),
);
