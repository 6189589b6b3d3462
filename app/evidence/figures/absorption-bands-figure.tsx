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
          What absorbs light, per cm of the pure substance. Each line is ten times the one below.
          Pigment (melanosomes) and blood without oxygen absorb less of the longer waves. Water and
          blood with oxygen absorb more of them. The wavelengths that devices use lie in between.
          For the sources, see{" "}
          <TextLink to={href("/light-in-skin")}>How deep does light go?</TextLink> The chart doesn’t
          show what may absorb light in cells first. Reviews name cytochrome c oxidase in the
          mitochondria and light-sensitive calcium channels, and possibly water.
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
