import type { Wavelength } from "#app/evidence/ledger/study.ts";

/** The wavelengths in nm that a short text names: "660nm + 810-850nm" gives 660 and 810 to 850. */
export function namedWavelengths(text: string): Wavelength[] {
  return [...text.matchAll(/\b(\d{3,4})(?:[-–](\d{3,4}))?(?!\d)/g)].map(([, from, to]) =>
    to === undefined ? Number(from) : [Number(from), Number(to)],
  );
}
