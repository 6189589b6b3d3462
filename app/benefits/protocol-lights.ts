import { protocols } from "#app/evidence/ledger/protocols.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import type { BenefitSlug } from "./content/benefits.ts";

/** "810–850 nm" */
export function protocolLights(slug: BenefitSlug): string {
  return formatWavelengths(protocols[slug].wavelengths);
}
