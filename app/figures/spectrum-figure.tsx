import { type ReactNode, useId } from "react";
import { href } from "react-router";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { type Reference, referenceAnchor } from "#app/evidence/text/reference.ts";
import { TextLink } from "#app/ui/link.tsx";
import { BandLabels } from "./band-labels.tsx";
import { Figure, type FigurePlace } from "./figure.tsx";
import { figureLegends } from "./figures.server.ts";
import { placeBand, spectrumPosition } from "./spectrum.ts";
import { SpectrumBar } from "./spectrum-bar.tsx";
import { DOT_PITCH, SpectrumDots, StudiesByWavelength } from "./spectrum-dots.tsx";
import { SpectrumTicks } from "./spectrum-ticks.tsx";
import { APART, stackDots, TARGET } from "./stack-dots.ts";

/** The page's bands from 600 to 1000 nm, below a dot for each wavelength in a cited study. */
export function SpectrumFigure({
  bands,
  references,
  caption,
  ...place
}: FigurePlace & {
  bands: readonly Wavelength[];
  references: readonly Reference[];
  caption: ReactNode;
}) {
  const dots = dotsOf(references);
  const barTop = LABEL + (Math.max(-1, ...dots.map(({ level }) => level)) + 1) * DOT_PITCH + 8;
  const ticksTop = barTop + BAR + 24;
  return (
    <Figure
      {...place}
      caption={
        <>
          {caption}
          {dots.length > 0 && (
            <>
              {" "}
              {figureLegends.spectrum}{" "}
              <TextLink to={`${href("/red-light-101")}#your-light`}>
                Check your device’s wavelengths
              </TextLink>
              .
            </>
          )}
        </>
      }
    >
      <svg className="dots when-near" width="100%" height={ticksTop + 6}>
        <title>{`${formatWavelengths(bands)} on the spectrum from 600 to 1000 nm${dots.length > 0 ? ", and studies by wavelength" : ""}`}</title>
        <BandLabels bands={bands} />
        <SpectrumBar bands={bands} y={barTop} height={BAR} gradientId={useId()} />
        <SpectrumTicks y={ticksTop} />
        <SpectrumDots dots={dots} number={place.number} base={barTop - 11} target={TARGET} />
      </svg>
      {dots.length > 0 && <StudiesByWavelength dots={dots} number={place.number} />}
    </Figure>
  );
}

function dotsOf(references: readonly Reference[]) {
  const dots = references
    .flatMap((reference) =>
      reference.wavelengths
        .filter((light) => typeof light === "number" && placeBand(light) !== null)
        .map((light) => ({
          name: nameStudy(reference),
          href: `#${referenceAnchor(reference.id)}`,
          nanometres: Number(light),
          at: Math.round(spectrumPosition(Number(light)) * 10) / 10,
        })),
    )
    .toSorted((a, b) => a.nanometres - b.nanometres);
  return stackDots(dots, APART);
}

// In px.
const LABEL = 18;
const BAR = 22;
