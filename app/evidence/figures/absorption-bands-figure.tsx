import { href } from "react-router";
import { keyWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { TextLink } from "#app/ui/link.tsx";
import { AbsorptionPlot } from "./absorption-plot.tsx";
import { Figure, type FigurePlace } from "./figure.tsx";
import { SpectrumAxis } from "./spectrum-axis.tsx";

/** Published absorption and scattering from 600 to 1000 nm, with the key wavelengths. */
export function AbsorptionBandsFigure(place: FigurePlace) {
  return (
    <Figure
      {...place}
      caption={
        <>
          The optical window, per cm of the pure thing; each line is ten times the one below.
          Melanosomes and blood without oxygen absorb less of the longer waves, water and blood with
          oxygen more: between lie the wavelengths that are used. Blood and water are tables,
          melanosomes and scattering formulas; where they are from and what they make of depth is in{" "}
          <TextLink to={href("/light-in-skin")}>Light in skin</TextLink>. Reviews name cytochrome c
          oxidase in the mitochondria and light-sensitive calcium channels as the likely first
          absorbers in cells, with water as a possible further one; they are not drawn.
        </>
      }
    >
      <div className="pr-6 pl-11">
        <AbsorptionPlot at={keyWavelengths} />
        <SpectrumAxis />
      </div>
    </Figure>
  );
}
