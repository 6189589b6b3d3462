import { z } from "zod";
import { readContent } from "#app/content/content-files.server.ts";
import { prose, words, wordsWith } from "#app/content/prose-field.ts";
import type { PageCitations } from "#app/evidence/citations/citations.server.ts";
import { outcomeRef } from "#app/evidence/ledger/claim.ts";
import { fillNumbers } from "#app/evidence/ledger/fill-numbers.server.ts";
import { absorptionSpread } from "#app/evidence/ledger/skin-spread.server.ts";
import { findFigure, type StudyId, studyId } from "#app/evidence/ledger/studies.server.ts";
import { comparison } from "#app/evidence/ledger/study.ts";
import { type DepthRange, depthRange, formatDepth, typicalSkin } from "#app/physics/skin-model.ts";
import { typeset } from "#app/text/typeset.ts";
import type { DoseRange } from "./dose-response.ts";
import type { FigureText } from "./figure.tsx";
import type { TreatmentSpan } from "./treatment-timeline-figure.tsx";

const caption = prose("inline");
const cites = z.array(studyId).readonly().describe("Their markers stand behind the words.");

const dose = z.strictObject({
  label: words,
  words: words.describe("In J/cm²: two numbers are its ends, one is its upper end."),
  cites: cites.optional(),
});

const span = z.strictObject({
  label: words,
  weeks: words.optional().describe("Where the label doesn't name them."),
});

const deepest = outcomeRef.describe(
  "The line across: how deep light went in another model, in µm. The caption names it.",
);

/** How to read the figures that are drawn from the ledger. */
const legends = z.strictObject({
  effects: words.describe("Results on an axis."),
  effectsFound: words.describe("In place of the axis."),
  effectsReported: words.describe("In place of the axis."),
  noEffect: words.describe("In place of a use’s effect, on its benefit page."),
  faces: wordsWith("use", "measure").describe(
    "A hundred people with light and a hundred without. The study follows.",
  ),
  facesGained: wordsWith("use", "measure", "other").describe(
    "In its place, where one hundred shows what the light added.",
  ),
  oneStudy: words.describe("At its end."),
  noInterval: words.describe("At the end of two groups’ results."),
  people: wordsWith("people", "trials").describe("The people in a benefit page’s trials."),
  course: words.describe("Our own day to decide."),
  courseStudies: words.describe("After it, where studies are drawn."),
  peopleResults: z.record(z.enum(["all", "some", "none"]), words).describe("Of a trial in it."),
  compared: words.describe("A benefit page’s results, by what the light was compared with."),
  comparisons: z.partialRecord(comparison, words).describe("The headings in it, in order."),
  map: words.describe("The map of all uses, after what its links do."),
  mapTable: words.describe("The caption of its table."),
  light: words.describe("The light of a use’s studies. More sentences follow, where they fit."),
  lightOwn: words.describe("One of them."),
  lightDoses: words.describe("One of them."),
  lightTable: words.describe("The last of them."),
  lightRows: words.describe("The caption of the table."),
  lightResults: z.record(
    z.enum(["better", "same", "both", "worse", "uncontrolled", "none"]),
    words,
  ),
  lightGiven: words.describe("In place of that drawing."),
  lightReported: words.describe("In place of that drawing."),
  ruler: words.describe("The doses of studies, below a benefit page’s plan."),
  rulerLasers: words.describe("After it, where lasers are drawn."),
  tested: wordsWith("studies").describe("Studies by wavelength, on /red-light-101."),
  testedNear: words.describe("After it, once a reader enters her light."),
});

const figuresSchema = z.strictObject({
  legends,
  spectrum: z.strictObject({ caption }),
  penetration: z.strictObject({
    lead: words.describe("Beside it on the home page."),
    caption,
    cites,
    deepest,
  }),
  absorption: z.strictObject({ caption, cites }),
  "dose-response": z.strictObject({ caption, cites, doses: z.array(dose).readonly() }),
  timeline: z.strictObject({ caption, cites, spans: z.array(span).readonly() }),
});

const figures = readContent("figures.yaml", figuresSchema);

export const figureLegends = fillNumbers(figures.legends);

/** From the model of light in typical skin. */
export type DepthNumbers = {
  readonly columns: readonly {
    readonly nanometres: number;
    readonly half: DepthInColumn;
    readonly tenth: DepthInColumn;
  }[];
  /** Another model's greatest depth, in mm. */
  readonly deepest: number;
};

/** In mm; the words are "0.1–0.4 in (3–9 mm)". */
type DepthInColumn = DepthRange & { readonly words: string };

/** In the order of `wavelengths` (nm). @throws where the model has no values */
export function viewDepth(wavelengths: readonly number[], citations: PageCitations) {
  const numbers: DepthNumbers = {
    columns: wavelengths.map((nanometres) => ({
      nanometres,
      half: depthInColumn(nanometres, 0.5),
      tenth: depthInColumn(nanometres, 0.1),
    })),
    deepest: findFigure(figures.penetration.deepest) / 1000,
  };
  return { ...textOf("penetration", citations), ...numbers };
}

function depthInColumn(nanometres: number, fraction: number): DepthInColumn {
  const range = depthRange(fraction, nanometres, typicalSkin, absorptionSpread);
  if (!range) throw new Error(`No depth is known at ${nanometres} nm`);
  return { ...range, words: formatDepth(range) };
}

export const depthLead = () => fillNumbers(figures.penetration.lead);

/** What the home page cites for `viewDepth`. */
export const depthSources: readonly StudyId[] = figures.penetration.cites;

export function viewAbsorption(citations: PageCitations): FigureText {
  return textOf("absorption", citations);
}

export function viewDoseResponse(citations: PageCitations) {
  const { doses } = figures["dose-response"];
  return {
    ranges: doses.map((dose) => toRange(dose, citations)),
    ...textOf("dose-response", citations),
  };
}

function toRange(
  { label, words, cites = [] }: z.output<typeof dose>,
  { cite }: PageCitations,
): DoseRange {
  const filled = typeset(fillNumbers(words));
  const [first, last] = numbersIn(filled);
  if (first === undefined) throw new Error(`No dose in "${filled}"`);
  return {
    label,
    words: filled,
    marks: cite(cites),
    ...(last === undefined ? { to: first } : { from: first, to: last }),
  };
}

/** Weeks from the first session to each measured result. */
export function viewTimeline(citations: PageCitations) {
  return { spans: figures.timeline.spans.map(toSpan), ...textOf("timeline", citations) };
}

function toSpan({ label, weeks = label }: z.output<typeof span>): TreatmentSpan {
  const named = numbersIn(fillNumbers(weeks));
  return { label: fillNumbers(label), from: Math.min(...named), to: Math.max(...named) };
}

/** Of the spectrum without a study. */
export function viewSpectrum(citations: PageCitations): FigureText {
  return { caption: citations.inline(figures.spectrum.caption), marks: [] };
}

function textOf(
  figure: Exclude<keyof typeof figures, "spectrum" | "legends">,
  citations: PageCitations,
) {
  const { caption, cites } = figures[figure];
  return { caption: citations.inline(caption), marks: citations.cite(cites) };
}

/** "4–10 J/cm²" has 4 and 10. */
function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number));
}
