import type { ClaimRecord } from "#app/evidence/ledger/claim.ts";
import { formatWavelengths, wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { joinWithAnd } from "#app/text/join-with-and.ts";
import { typeset } from "#app/text/typeset.ts";

/** "laser and LED, 655 nm" */
export function lightInWords({
  light: { source, wavelengths },
}: Pick<ClaimRecord, "light">): string {
  const kind = source === "not in the abstract" ? "kind not reported" : source;
  return [kind, wavelengths && typeset(formatWavelengths(wavelengths))].filter(Boolean).join(", ");
}

/** For readers who know no wavelengths: "Red and near-infrared LED light", with the wavelengths apart. */
export function lightByColor({ light: { source, wavelengths } }: Pick<ClaimRecord, "light">) {
  const ends = (wavelengths ?? []).flatMap(wavelengthEnds);
  const colors = COLORS.filter(([from, , to]) => ends.some((nm) => nm >= from && nm < to));
  const named = joinWithAnd(colors.map(([, color]) => color));
  return {
    words: capitalise([named, NAMES[source]].filter(Boolean).join(" ")),
    wavelengths: wavelengths ? typeset(formatWavelengths(wavelengths)) : null,
  };
}

/** By the wavelengths in nm between which they are. */
const COLORS = [
  [0, "blue", 500],
  [500, "green", 565],
  [565, "yellow", 600],
  [600, "red", 700],
  [700, "near-infrared", Number.POSITIVE_INFINITY],
] as const;

const NAMES: Record<ClaimRecord["light"]["source"], string> = {
  laser: "laser",
  LED: "LED light",
  "laser and LED": "lasers and LEDs",
  lamp: "lamp",
  "not in the abstract": "light, kind not reported",
};
