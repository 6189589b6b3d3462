import { type ReactNode, useId } from "react";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import type { Reference } from "#app/evidence/reference.ts";
import { BandLabels } from "./band-labels.tsx";
import { Figure, type FigurePlace } from "./figure.tsx";
import { spectrumPosition } from "./spectrum.ts";
import { SpectrumBar } from "./spectrum-bar.tsx";
import { SpectrumTicks } from "./spectrum-ticks.tsx";
import { countWavelengths } from "./study-wavelengths.ts";

/**
 * The spectrum from 600 to 1000 nm with a page's bands marked and named. On it stands a dot for every
 * study cited on the page, at each wavelength that it names.
 */
export function SpectrumFigure({
  bands,
  references,
  caption,
  ...place
}: FigurePlace & {
  bands: readonly Wavelength[];
  /** Of the page; none where no studies are to be shown. */
  references: readonly Reference[];
  caption: ReactNode;
}) {
  const id = useId();
  const tested = countWavelengths(references);
  const most = Math.max(0, ...tested.map(({ count }) => count));

  const barTop = LABEL + most * DOT + 10;
  const ticksTop = barTop + BAR + 24;
  const described = tested.map(({ nanometres, count }) => `${nanometres} nm: ${count}`);

  return (
    <Figure
      {...place}
      caption={
        <>
          {caption}
          {most > 0 &&
            " Each dot is a wavelength that one of the studies cited on this page tested, some of them in animals or cells or with lasers."}
        </>
      }
    >
      <svg
        role="img"
        aria-label={`${formatWavelengths(bands)} on the spectrum from 600 to 1000 nm`}
        width="100%"
        height={ticksTop + 6}
        overflow="visible"
        className="figures block text-[13px]"
      >
        {most > 0 && <desc>Studies by wavelength: {described.join(", ")}.</desc>}
        <BandLabels bands={bands} />
        <SpectrumBar bands={bands} y={barTop} height={BAR} gradientId={id} />
        <SpectrumTicks y={ticksTop} />
        {tested.flatMap(({ nanometres, count }) =>
          Array.from({ length: count }, (_, index) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place.
              key={`${nanometres}-${index}`}
              cx={`${spectrumPosition(nanometres)}%`}
              cy={barTop - 10 - index * DOT}
              r={3.5}
              className="fill-red stroke-paper forced-colors:fill-[CanvasText]"
            />
          )),
        )}
      </svg>
    </Figure>
  );
}

// Heights in px.
const LABEL = 18;
const DOT = 8;
const BAR = 22;
