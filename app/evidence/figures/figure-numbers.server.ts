import { siteDoses } from "#app/evidence/ledger/dose.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { type DepthRange, depthRange, typicalSkin } from "#app/evidence/ledger/skin-model.ts";
import { absorptionSpread } from "#app/evidence/ledger/skin-spread.server.ts";
import { findFigure, type StudyId } from "#app/evidence/ledger/studies.server.ts";
import { formatAmount } from "#app/evidence/ledger/treatment.ts";
import { typeset } from "#app/text/typeset.ts";
import type { DoseNumbers, DoseRange } from "./dose-response.ts";

/** Cite these for `DepthFigure`. */
export const depthSources: readonly StudyId[] = ["setchfield-2023", "ash-2017"];

/** From the model of light in typical skin. */
export type DepthNumbers = {
  readonly columns: readonly {
    readonly nanometres: number;
    readonly half: DepthInColumn;
    readonly tenth: DepthInColumn;
  }[];
  /** The largest published absorption over the smallest. */
  readonly spread: string;
  /** ash-2017's greatest depth: "5.4 mm". */
  readonly deepest: string;
  /** In mm. */
  readonly deepestAt: number;
};

/** In mm; the words have no unit, "3–9". */
type DepthInColumn = DepthRange & { readonly words: string };

/** In the order of `wavelengths` (nm). @throws where the model has no values */
export function depthNumbers(wavelengths: readonly number[]): DepthNumbers {
  const deepest = findFigure("ash-2017/maximum-penetration-depth");
  return {
    columns: wavelengths.map((nanometres) => ({
      nanometres,
      half: depthInColumn(nanometres, 0.5, "half"),
      tenth: depthInColumn(nanometres, 0.1, "tenth"),
    })),
    spread: fillNumbers("{{skin spread}}"),
    deepest: typeset(fillNumbers('{{ash-2017 "5.4 mm"}}')),
    deepestAt: deepest / 1000,
  };
}

function depthInColumn(nanometres: number, fraction: number, share: string): DepthInColumn {
  const range = depthRange(fraction, nanometres, typicalSkin, absorptionSpread);
  if (!range) throw new Error(`No depth is known at ${nanometres} nm`);
  const words = fillNumbers(`{{skin ${nanometres} ${share}}}`).replace(" mm", "");
  return { ...range, words };
}

/** In the order of `DoseResponseFigure`. */
export function doseNumbers(): DoseNumbers {
  return {
    ranges: [
      ourRange("On this site, mostly", siteDoses.mostly),
      ourRange("On this site, all", siteDoses.all),
      ...doseTexts.map(toRange),
    ],
    safeSchedule: fillNumbers(
      "{{jagdeo-2020 perWeek in words}} times a week for {{jagdeo-2020 weeks in words}} weeks",
    ),
  };
}

type DoseText = { readonly label: string; readonly words: string; readonly source: StudyId };

const doseTexts: readonly DoseText[] = [
  {
    label: "Advised by some groups, at the target",
    words: '{{zein-2018 "4-10 J/cm²"}}',
    source: "zein-2018",
  },
  {
    label: "Used by others, at the surface",
    words: '{{zein-2018 "up to 50 J/cm²"}}',
    source: "zein-2018",
  },
  {
    label: "Judged safe on darker skin",
    words: "up to {{jagdeo-2020/maximum-tolerated-fluence-skin-colour}}",
    source: "jagdeo-2020",
  },
  {
    label: "Judged safe on non-Hispanic Caucasian skin",
    words: "up to {{jagdeo-2020/maximum-tolerated-fluence-non-hispanic}}",
    source: "jagdeo-2020",
  },
];

/** In the order of the doses. */
export const doseSources: readonly StudyId[] = doseTexts.map(({ source }) => source);

function ourRange(label: string, range: { from: number; to: number }): DoseRange {
  return { label, words: formatAmount(range, "J/cm²"), ...range };
}

function toRange({ label, words, source }: DoseText): DoseRange {
  const filled = typeset(fillNumbers(words));
  const [first, last] = numbersIn(filled);
  if (first === undefined) throw new Error(`No dose in "${filled}"`);
  return {
    label,
    words: filled,
    source,
    ...(last === undefined ? { to: first } : { from: first, to: last }),
  };
}

/** "4–10 J/cm²" has 4 and 10. */
export function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number));
}
