import { countWords, readTime } from "#app/articles/article.ts";
import { type PageCitations, startTypesetCitations } from "#app/evidence/citations.server.ts";
import { type EvidenceText, plainText } from "#app/evidence/evidence-text.ts";
import { figureSources } from "#app/evidence/figures/figure-sources.ts";
import type { StudyId } from "#app/evidence/ledger/studies.server.ts";
import type { CitationMark, Reference } from "#app/evidence/reference.ts";
import { typeset } from "#app/evidence/typeset.ts";
import type { GuideFigure, GuidePart, GuideSection, LongGuide } from "./guide.ts";
import { resultTimesSources } from "./result-times.ts";

/** The long guide as the page shows it: texts parsed, citations and figures numbered. JSON. */
export type LongGuideView = {
  readonly head: LongGuideHead;
  readonly lead: EvidenceText;
  readonly sections: readonly GuideSectionView[];
  readonly references: readonly Reference[];
};

/** What the guide's page knows in the browser: all but its text. */
export type LongGuideHead = {
  readonly meta: LongGuide["meta"];
  readonly title: string;
  /** The sections, for the table of contents. */
  readonly contents: { readonly id: GuideSection["id"]; readonly text: string }[];
  /** Of the sections' texts, headings and tables. */
  readonly wordCount: number;
  /** Minutes at 225 words a minute, rounded up. */
  readonly readTime: number;
  readonly referenceCount: number;
};

/** A section with its parts parsed. */
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

/** A figure's place in a section; `number` is from 2, after the one over the guide. */
export type FigurePart = {
  readonly kind: "figure";
  readonly figure: GuideFigure;
  readonly number: number;
  readonly marks: readonly CitationMark[];
};

/** A table; its first column names the rows. */
export type TablePart = {
  readonly kind: "table";
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly EvidenceText[])[];
};

/**
 * Numbers a guide's citations and figures in reading order, figures from 1. An id that is not in the
 * ledger throws.
 */
export function viewLongGuide({ meta, title, lead, sections }: LongGuide): LongGuideView {
  const citations = startTypesetCitations();
  const figures = figureCounter();
  const leadText = citations.inline(lead);
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
      contents: views.map(({ id, title }) => ({ id, text: title })),
      wordCount,
      readTime: readTime(wordCount),
      referenceCount: references.length,
    },
    lead: leadText,
    sections: views,
    references,
  };
}

/** The words of the guide's sections, for counting and searching. */
export function guideText(sections: readonly GuideSectionView[]): string {
  return sections.flatMap(({ title, parts }) => [title, ...parts.map(partText)]).join("\n");
}

function viewPart(part: GuidePart, citations: PageCitations, figures: () => number): GuidePartView {
  switch (part.kind) {
    case "text":
      return { kind: "text", text: citations.blocks(part.html) };
    case "subheading":
      return { ...part, text: typeset(part.text) };
    case "figure":
      return { ...part, number: figures(), marks: citations.cite(guideFigureSources[part.figure]) };
    case "table":
      return {
        ...part,
        caption: typeset(part.caption),
        columns: part.columns.map(typeset),
        rows: part.rows.map((row) => row.map((cell) => citations.inline(cell))),
      };
  }
}

const guideFigureSources: Record<GuideFigure, readonly StudyId[]> = {
  ...figureSources,
  spectrum: [],
  timeline: resultTimesSources,
};

function figureCounter(): () => number {
  // The page's first is over the guide: studies by wavelength.
  let number = 1;
  return () => {
    number += 1;
    return number;
  };
}

function partText(part: GuidePartView): string {
  switch (part.kind) {
    case "text":
      return part.text.map((node) => plainText([node])).join("\n");
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
