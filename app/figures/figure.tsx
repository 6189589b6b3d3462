import type { ReactNode } from "react";
import { Citation } from "#app/evidence/text/citation.tsx";
import type { EvidenceText } from "#app/evidence/text/evidence-text.ts";
import type { CitationMark } from "#app/evidence/text/reference.ts";

/** The figure's number on the page and the markers of its sources. */
export type FigurePlace = {
  readonly number: number;
  readonly marks: readonly CitationMark[];
};

/** What content/figures.yaml says below a drawing. */
export type FigureText = {
  readonly caption: EvidenceText;
  readonly marks: readonly CitationMark[];
};

/** `schematic` says that the drawing has no scale. */
export function Figure({
  number,
  marks,
  caption,
  schematic = false,
  children,
}: FigurePlace & { caption: ReactNode; schematic?: boolean; children: ReactNode }) {
  return (
    <figure id={`fig-${number}`}>
      {children}
      <figcaption className="mt-2 max-w-(--wide-measure) sm:mt-4 text-ink-soft text-small">
        <strong className="mr-1.5 font-semibold text-ink">Fig. {number}</strong>
        {caption}
        {schematic && " Schematic, not to scale."}
        <Citation marks={marks} />
      </figcaption>
    </figure>
  );
}
