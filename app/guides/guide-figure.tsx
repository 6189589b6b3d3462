import { keyWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { AbsorptionBandsFigure } from "#app/figures/absorption-bands-figure.tsx";
import { DepthFigure } from "#app/figures/depth-figure.tsx";
import { DoseResponseFigure } from "#app/figures/dose-response-figure.tsx";
import { SpectrumFigure } from "#app/figures/spectrum-figure.tsx";
import { TreatmentTimelineFigure } from "#app/figures/treatment-timeline-figure.tsx";
import type { FigurePart } from "./long-guide.server.ts";

export function GuideFigure({ part }: { part: FigurePart }) {
  switch (part.figure) {
    case "spectrum":
      return (
        <SpectrumFigure
          {...part}
          bands={keyWavelengths}
          caption={<CitedText text={part.caption} />}
        />
      );
    case "absorption":
      return <AbsorptionBandsFigure {...part} />;
    case "penetration":
      return <DepthFigure {...part} />;
    case "dose-response":
      return <DoseResponseFigure {...part} />;
    case "timeline":
      return (
        <TreatmentTimelineFigure
          {...part}
          unit="weeks"
          caption={<CitedText text={part.caption} />}
        />
      );
  }
}
