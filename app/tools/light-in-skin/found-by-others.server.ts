import type { Prose } from "#app/content/prose.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { findFigure, findStudy } from "#app/evidence/ledger/studies.server.ts";
import { testedWavelengths } from "#app/evidence/ledger/treatment.ts";
import type { FoundMark } from "./found-mark.ts";

/** Each sentence leads to the marks with its letter. */
export const foundByOthers: readonly { readonly letter: string; readonly text: Prose }[] = [
  {
    letter: "A",
    text: '**Collected.** A review of what was measured in living skin: of the light that is left after {{setchfield-2024 "0.1 mm"}}, {{setchfield-2024 "90-97%"}} is gone by {{setchfield-2024 "1.93 mm"}}, on average over {{setchfield-2024 "400 to 1000 nm"}}, blue and green included. It sees most light come through {{setchfield-2024 "beyond 940 nm"}} [[setchfield-2024]].',
  },
  {
    letter: "B",
    text: '**Computed.** In another model, with layers, light went deeper with wavelength, to about {{ash-2017 "5.4 mm"}} at most [[ash-2017]].',
  },
  {
    letter: "C",
    text: '**Measured.** Of light of {{henderson-2015 "10-15 W"}}, {{henderson-2015 "0.45-2.90%"}} at {{henderson-2015 "810 nm"}} and about {{henderson-2015/through-3-cm-980}} at {{henderson-2015 "980 nm"}} came through {{henderson-2015 "3 cm"}} of tissue; the abstract does not say which. Low-power near-infrared did not come through {{henderson-2015 "2 mm"}} of skin [[henderson-2015]].',
  },
  {
    letter: "D",
    text: '**Measured, with no depth in the abstract.** In the preserved head of a dead person some light of {{jagdeo-2012 "830 nm"}} passed skin, bone and brain, and next to none of {{jagdeo-2012 "633 nm"}} [[jagdeo-2012]]. In {{tedford-2015 participants in words}} unpreserved heads three wavelengths were compared; the result was cut off where we read it [[tedford-2015]].',
  },
];

/** With their places from the ledger. */
export function foundMarks(): FoundMark[] {
  const deepest = findFigure("ash-2017/maximum-penetration-depth");
  const through = number('{{henderson-2015 "3 cm"}}') * 10;
  const [red, infrared] = testedWavelengths(findStudy("jagdeo-2012")).map(Number);
  return [
    {
      letter: "A",
      depth: number('{{setchfield-2024 "1.93 mm"}}'),
      says: "from coefficients that were measured in living skin",
    },
    { letter: "B", depth: deepest / 1000, says: "the deepest that another model computed" },
    ...testedWavelengths(findStudy("henderson-2015")).map((nanometres) => ({
      letter: "C",
      nanometres: Number(nanometres),
      depth: through,
      says: "measured through tissue",
    })),
    ...[red, infrared].flatMap((nanometres, index) =>
      nanometres === undefined
        ? []
        : [
            {
              letter: "D",
              nanometres,
              none: index === 0,
              says: "measured through the head of a dead person",
            },
          ],
    ),
  ];
}

const number = (braces: string) => Number.parseFloat(fillNumbers(braces).replace("⟦", ""));
