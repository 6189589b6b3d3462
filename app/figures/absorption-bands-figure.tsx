import { keyWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { CitedText } from "#app/evidence/text/cited-text.tsx";
import { AbsorptionPlot } from "./absorption-plot.tsx";
import { Figure, type FigurePlace, type FigureText } from "./figure.tsx";
import { SpectrumAxis } from "./spectrum-axis.tsx";

/** Published absorption and scattering from 600 to 1000 nm, with the key wavelengths. */
export function AbsorptionBandsFigure({ caption, ...place }: FigurePlace & FigureText) {
  return (
    <Figure {...place} caption={<CitedText text={caption} />}>
      <div className="pr-6 pl-11">
        <AbsorptionPlot at={keyWavelengths} />
        <SpectrumAxis />
      </div>
    </Figure>
  );
}
