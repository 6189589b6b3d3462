import { type ReactNode, useId } from "react";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { BandLabels } from "./band-labels.tsx";
import { Figure, type FigurePlace } from "./figure.tsx";
import { SpectrumBar } from "./spectrum-bar.tsx";
import { SpectrumTicks } from "./spectrum-ticks.tsx";

/** Bands from 600 to 1000 nm. */
export function SpectrumFigure({
  bands,
  caption,
  ...place
}: FigurePlace & { bands: readonly Wavelength[]; caption: ReactNode }) {
  return (
    <Figure {...place} caption={caption}>
      <svg className="dots when-near" width="100%" height={TICKS_TOP + 6}>
        <title>{`${formatWavelengths(bands)} on the spectrum from 600 to 1000 nm`}</title>
        <BandLabels bands={bands} />
        <SpectrumBar bands={bands} y={BAR_TOP} height={BAR} gradientId={useId()} />
        <SpectrumTicks y={TICKS_TOP} />
      </svg>
    </Figure>
  );
}

// In px.
const BAR_TOP = 26;
const BAR = 22;
const TICKS_TOP = BAR_TOP + BAR + 24;
