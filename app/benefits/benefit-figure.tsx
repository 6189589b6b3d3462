import { DepthFigure } from "#app/figures/depth-figure.tsx";
import { DoseResponseFigure } from "#app/figures/dose-response-figure.tsx";
import type { FigureView } from "./benefit-page.ts";

export function BenefitFigure({ figure }: { figure: FigureView }) {
  return (
    <div className="border-rule py-2 sm:border-y sm:py-6 sm:group-open:mt-8">
      <Drawing figure={figure} />
    </div>
  );
}

function Drawing({ figure }: { figure: FigureView }) {
  switch (figure.kind) {
    case "penetration":
      return <DepthFigure {...figure} />;
    case "dose-response":
      return <DoseResponseFigure {...figure} />;
  }
}
