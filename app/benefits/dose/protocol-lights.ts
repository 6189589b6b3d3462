import type { BenefitSlug } from "#app/benefits/content/benefits.ts";
import { protocols } from "#app/evidence/ledger/protocols.server.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";

/** "810–850 nm" */
export function protocolLights(slug: BenefitSlug): string {
  return formatWavelengths(protocols[slug].wavelengths);
}
