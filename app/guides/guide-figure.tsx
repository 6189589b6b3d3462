import { keyWavelengths } from "#app/evidence/figures/absorption-bands.ts";
import { AbsorptionBandsFigure } from "#app/evidence/figures/absorption-bands-figure.tsx";
import { DoseResponseFigure } from "#app/evidence/figures/dose-response-figure.tsx";
import { PenetrationDepthFigure } from "#app/evidence/figures/penetration-depth-figure.tsx";
import { SpectrumFigure } from "#app/evidence/figures/spectrum-figure.tsx";
import { TreatmentTimelineFigure } from "#app/evidence/figures/treatment-timeline-figure.tsx";
import type { Reference } from "#app/evidence/reference.ts";
import type { FigurePart } from "./long-guide.server.ts";
import { resultTimes } from "./result-times.ts";

/** The figure that a part of the guide names. */
export function GuideFigure({
  part: { figure, ...place },
  references,
}: {
  part: FigurePart;
  references: readonly Reference[];
}) {
  switch (figure) {
    case "spectrum":
      return (
        <SpectrumFigure
          {...place}
          bands={keyWavelengths}
          references={references}
          caption="The range that reviews name, 600 to 1000 nm, with the four key wavelengths of home devices."
        />
      );
    case "absorption":
      return <AbsorptionBandsFigure {...place} />;
    case "penetration":
      return <PenetrationDepthFigure {...place} wavelengths={keyWavelengths} />;
    case "dose-response":
      return <DoseResponseFigure {...place} />;
    case "timeline":
      return (
        <TreatmentTimelineFigure
          {...place}
          unit="weeks"
          spans={resultTimes}
          caption="When to look for a change. The bars show when trials measured a difference from sham, in weeks from the first session, beside this site’s beginner course."
        />
      );
  }
}
