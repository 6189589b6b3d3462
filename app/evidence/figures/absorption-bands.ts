import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { Point } from "./smooth-path.ts";
import { spectrumPosition } from "./spectrum.ts";

/** What `AbsorptionBandsFigure` cites: reviews that name what absorbs the light in cells. */
export const absorptionBandsSources: readonly StudyId[] = ["kim-2014", "hamblin-2017"];

/** The site's key wavelengths, in nm. */
export const keyWavelengths = [660, 810, 830, 850];

/** Something in tissue that absorbs light, with a curve that shows its shape only: no axis, no data. */
export type Absorber = {
  readonly name: string;
  readonly curve: readonly Point[];
  /** Where its name stands: beside this wavelength, at this height in percent. */
  readonly label: { readonly nanometres: number; readonly height: number };
  readonly dash?: string;
};

/** General physics: pigments take less of longer waves, water takes more towards 1000 nm. */
export const absorbers: readonly Absorber[] = [
  {
    name: "melanin",
    curve: along([600, 97], [660, 74], [740, 52], [840, 34], [930, 24], [1000, 19]),
    label: { nanometres: 745, height: 60 },
  },
  {
    name: "blood",
    curve: along([600, 80], [625, 40], [690, 9], [800, 13], [920, 18], [1000, 15]),
    label: { nanometres: 725, height: 16 },
    dash: "7 4",
  },
  {
    name: "water",
    curve: along([600, 1], [860, 6], [920, 26], [970, 64], [1000, 56]),
    label: { nanometres: 925, height: 54 },
    dash: "2 4",
  },
];

function along(...points: [nanometres: number, height: number][]): Point[] {
  return points.map(([nanometres, height]) => [spectrumPosition(nanometres), height]);
}
