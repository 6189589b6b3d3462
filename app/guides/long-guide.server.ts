import { countWords, readTime } from "#app/content/article.ts";
import { type PageCitations, startCitations } from "#app/evidence/citations/citations.server.ts";
import type { CheckedFigure } from "#app/evidence/citations/claim-checked.tsx";
import { keyWavelengths } from "#app/evidence/ledger/wavelength.ts";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { Reference } from "#app/evidence/text/reference.ts";
import type { DoseRange } from "#app/figures/dose-response.ts";
import type { FigureText } from "#app/figures/figure.tsx";
import {
  type DepthNumbers,
  viewAbsorption,
  viewDepth,
  viewDoseResponse,
  viewSpectrum,
  viewTimeline,
} from "#app/figures/figures.server.ts";
import type { TreatmentSpan } from "#app/figures/treatment-timeline-figure.tsx";
import { blocksInWords, plainText } from "#app/text/text.ts";
import { typeset } from "#app/text/typeset.ts";
import type {
  GuideFigure,
  GuidePart,
  GuideSection,
  LongGuide,
} from "./content/red-light-101.server.ts";

/** Texts parsed, citations and figures numbered. JSON. */
type LongGuideView = {
  readonly head: LongGuideHead;
  readonly lead: EvidenceText;
  /** The site's own count of studies. */
  readonly studies: CheckedFigure;
  readonly sections: readonly GuideSectionView[];
  readonly references: readonly Reference[];
};

/** All but the text, for the browser. */
export type LongGuideHead = {
  readonly meta: LongGuide["meta"];
  readonly title: string;
  /** For the table of contents; `minutes` from the start of a section to the guide's end. */
  readonly contents: Chapter[];
  /** Of texts, headings and tables. */
  readonly wordCount: number;
  /** At 225 words a minute, rounded up. */
  readonly readTime: number;
  readonly referenceCount: number;
};

/** A section in the bar of chapters; `minutesLeft` is the reading time from its beginning on. */
export type Chapter = {
  readonly id: GuideSection["id"];
  readonly text: string;
  readonly minutesLeft: number;
};

export type GuideSectionView = {
  readonly id: GuideSection["id"];
  readonly title: string;
  readonly parts: readonly GuidePartView[];
};

export type GuidePartView =
  | { readonly kind: "text"; readonly text: EvidenceText }
  | { readonly kind: "subheading"; readonly text: string }
  | FigurePart
  | TablePart;

/** `number` begins at 2, after the figure above the guide. */
export type FigurePart = { readonly kind: "figure"; readonly number: number } & FigureText &
  FigureOfLedger;

type FigureOfLedger =
  | { readonly figure: "spectrum" | "absorption" }
  | ({ readonly figure: "penetration" } & DepthNumbers)
  | { readonly figure: "dose-response"; readonly ranges: readonly DoseRange[] }
  | { readonly figure: "timeline"; readonly spans: readonly TreatmentSpan[] };

/** The first column names the rows. */
export type TablePart = {
  readonly kind: "table";
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly EvidenceText[])[];
};

/** Numbers citations and figures in reading order. Throws for an id that the ledger lacks. */
export function viewLongGuide({ meta, title, lead, sections }: LongGuide): LongGuideView {
  const citations = startCitations();
  const figures = figureCounter();
  const leadText = citations.inline(lead);
  const studies = citations.check("guide-studies");
  const views = sections.map((section) => ({
    id: section.id,
    title: typeset(section.title),
    parts: section.parts.map((part) => viewPart(part, citations, figures)),
  }));
  const references = citations.references();
  const wordCount = countWords(guideText(views));
  return {
    head: {
      meta,
      title,
      contents: views.map(({ id, title }, index) => ({
        id,
        text: title,
        minutesLeft: readTime(countWords(guideText(views.slice(index)))),
      })),
      wordCount,
      readTime: readTime(wordCount),
      referenceCount: references.length,
    },
    lead: leadText,
    studies,
    sections: views,
    references,
  };
}

export function guideText(sections: readonly GuideSectionView[]): string {
  return sections.flatMap(({ title, parts }) => [title, ...parts.map(partText)]).join("\n");
}

function viewPart(part: GuidePart, citations: PageCitations, figures: () => number): GuidePartView {
  if ("text" in part) return { kind: "text", text: citations.blocks(part.text) };
  if ("subheading" in part) return { kind: "subheading", text: typeset(part.subheading) };
  if ("figure" in part) {
    return { kind: "figure", ...viewFigure(part.figure, citations), number: figures() };
  }
  const { caption, columns, rows } = part.table;
  return {
    kind: "table",
    caption: typeset(caption),
    columns: columns.map(typeset),
    rows: rows.map((row) => row.map((cell) => citations.inline(cell))),
  };
}

function viewFigure(figure: GuideFigure, citations: PageCitations): FigureText & FigureOfLedger {
  switch (figure) {
    case "spectrum":
      return { figure, ...viewSpectrum(citations) };
    case "penetration":
      return { figure, ...viewDepth(keyWavelengths, citations) };
    case "absorption":
      return { figure, ...viewAbsorption(citations) };
    case "dose-response":
      return { figure, ...viewDoseResponse(citations) };
    case "timeline":
      return { figure, ...viewTimeline(citations) };
  }
}

function figureCounter(): () => number {
  // Figure 1 is above the guide: studies by wavelength.
  let number = 1;
  return () => {
    number += 1;
    return number;
  };
}

function partText(part: GuidePartView): string {
  switch (part.kind) {
    case "text":
      return blocksInWords(part.text);
    case "subheading":
      return part.text;
    case "table":
      return [[part.caption], part.columns, ...part.rows.map((row) => row.map(plainText))]
        .map((cells) => cells.join(" "))
        .join("\n");
    case "figure":
      return "";
  }
}
