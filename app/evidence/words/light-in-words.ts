import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { typeset } from "#app/text/typeset.ts";

/** "laser and LED, 655 nm" */
export function lightInWords({
  light: { source, wavelengths },
}: Pick<ClaimRecord, "light">): string {
  const kind = source === "not in the abstract" ? "kind not reported" : source;
  return [kind, wavelengths && typeset(formatWavelengths(wavelengths))].filter(Boolean).join(", ");
}
