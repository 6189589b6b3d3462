import type { ClaimRecord } from "./ledger/claim.ts";
import { formatWavelengths } from "./ledger/wavelength.ts";
import { typeset } from "./typeset.ts";

/** "laser and LED, 655 nm" */
export function lightInWords({
  light: { source, wavelengths },
}: Pick<ClaimRecord, "light">): string {
  const kind = source === "not in the abstract" ? "kind not in the abstracts" : source;
  return [kind, wavelengths && typeset(formatWavelengths(wavelengths))].filter(Boolean).join(", ");
}
