import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { findFigure, findStudy } from "#app/evidence/ledger/studies.server.ts";
import { testedWavelengths } from "#app/evidence/ledger/treatment.ts";
import type { FoundMark } from "./found-mark.ts";
import { texts } from "./light-in-skin-texts.server.ts";

/** What `found` of content/light-in-skin.yaml tells, with its places from the ledger. */
export function foundMarks(): FoundMark[] {
  return marks().map((mark) => ({
    ...mark,
    says: texts.found.find(({ letter }) => letter === mark.letter)?.mark ?? "",
  }));
}

function marks(): Omit<FoundMark, "says">[] {
  const deepest = findFigure("ash-2017/maximum-penetration-depth");
  const through = number('{{henderson-2015 "3 cm"}}') * 10;
  const [red, infrared] = testedWavelengths(findStudy("jagdeo-2012")).map(Number);
  return [
    {
      letter: "A",
      depth: number('{{setchfield-2024 "1.93 mm"}}'),
    },
    { letter: "B", depth: deepest / 1000 },
    ...testedWavelengths(findStudy("henderson-2015")).map((nanometres) => ({
      letter: "C",
      nanometres: Number(nanometres),
      depth: through,
    })),
    ...[red, infrared].flatMap((nanometres, index) =>
      nanometres === undefined
        ? []
        : [
            {
              letter: "D",
              nanometres,
              none: index === 0,
            },
          ],
    ),
  ];
}

const number = (braces: string) => Number.parseFloat(fillNumbers(braces));
