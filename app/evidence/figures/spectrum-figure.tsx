import { type ReactNode, useId } from "react";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { nameStudy } from "#app/evidence/ledger/study-name.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { type Reference, referenceAnchor } from "#app/evidence/text/reference.ts";
import { BandLabels } from "./band-labels.tsx";
import { Figure, type FigurePlace } from "./figure.tsx";
import { placeBand, spectrumPosition } from "./spectrum.ts";
import { SpectrumBar } from "./spectrum-bar.tsx";
import { SpectrumTicks } from "./spectrum-ticks.tsx";
import { hitAreas, stackDots } from "./stack-dots.ts";

/** The page's bands from 600 to 1000 nm, below a dot for each wavelength in a cited study. */
export function SpectrumFigure({
  bands,
  references,
  caption,
  ...place
}: FigurePlace & {
  bands: readonly Wavelength[];
  /** Of the page. */
  references: readonly Reference[];
  caption: ReactNode;
}) {
  const dots = dotsOf(references);
  const barTop = LABEL + (Math.max(-1, ...dots.map(({ level }) => level)) + 1) * PITCH + 8;
  const ticksTop = barTop + BAR + 24;
  const base = barTop - 11;
  const targets = hitAreas(dots, { base, pitch: PITCH });
  return (
    <Figure
      {...place}
      caption={
        <>
          {caption}
          {dots.length > 0 &&
            " Each dot is a wavelength that one of the studies cited on this page tested, some of them in animals or cells or with lasers; it opens its study."}
        </>
      }
    >
      <svg className="dots" width="100%" height={ticksTop + 6}>
        <title>{`${formatWavelengths(bands)} on the spectrum from 600 to 1000 nm, and studies by wavelength`}</title>
        <BandLabels bands={bands} />
        <SpectrumBar bands={bands} y={barTop} height={BAR} gradientId={useId()} />
        <SpectrumTicks y={ticksTop} />
        {dots.map(({ id, name, nanometres, at, level }, index) => (
          <a key={`${id} ${nanometres}`} href={`#${referenceAnchor(id)}`}>
            <title>{`${name}, ${nanometres} nm`}</title>
            <rect {...targets[index]} fill="transparent" />
            <circle cx={`${at}%`} cy={base - level * PITCH} r="4.5" />
          </a>
        ))}
      </svg>
    </Figure>
  );
}

function dotsOf(references: readonly Reference[]) {
  const dots = references
    .flatMap((reference) =>
      reference.wavelengths
        .filter((light) => typeof light === "number" && placeBand(light) !== null)
        .map((light) => ({
          id: reference.id,
          name: nameStudy(reference),
          nanometres: Number(light),
          at: Math.round(spectrumPosition(Number(light)) * 10) / 10,
        })),
    )
    .toSorted((a, b) => a.nanometres - b.nanometres);
  return stackDots(dots, APART);
}

/** In percent of the spectrum: the least distance of two dots on a phone. */
const APART = 2.9;

// In px.
const LABEL = 18;
const PITCH = 11;
const BAR = 22;
