import { useId } from "react";
import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { formatWavelengths } from "#app/evidence/ledger/wavelength.ts";
import { SpectrumBar } from "#app/figures/spectrum-bar.tsx";

/** 600 to 1000 nm, thin, with the bands of a protocol or device. */
export function SpectrumStrip({
  bands,
  className = "",
}: {
  bands: readonly Wavelength[];
  className?: string;
}) {
  return (
    <svg
      role="img"
      aria-label={`${formatWavelengths(bands)} on the spectrum from 600 to 1000 nm`}
      width="100%"
      height="18"
      overflow="visible"
      className={`block ${className}`}
    >
      <SpectrumBar bands={bands} y={6} height={6} gradientId={useId()} />
    </svg>
  );
}
