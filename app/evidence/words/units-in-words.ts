/** A sentence for each unit in these texts that readers stumble over; empty without any. */
export function unitsInWords(texts: readonly string[]): string {
  return UNITS.flatMap(([unit, words]) =>
    texts.some((text) => text.includes(unit)) ? [words] : [],
  ).join(" ");
}

const UNITS = [
  ["\u00a0nm", "Wavelengths, in nanometers (nm), say which color the light is."],
  ["J/cm²", "The dose, in J/cm², is the light’s energy on each square centimeter of skin."],
] as const;
