import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { placeBand, spectrumColours, spectrumPosition } from "./spectrum.ts";

/** 600 to 1000 nm at the height `y`. Light has the same colours in both themes. */
export function SpectrumBar({
  bands,
  y,
  height,
  gradientId,
}: {
  bands: readonly Wavelength[];
  y: number;
  height: number;
  /** Unique on the page. */
  gradientId: string;
}) {
  const overhang = height > 12 ? 5 : 4;
  return (
    <>
      <linearGradient id={gradientId}>
        {spectrumColours.map((nanometres) => (
          <stop
            key={nanometres}
            offset={`${spectrumPosition(nanometres)}%`}
            stopColor={`var(--spectrum-${nanometres})`}
          />
        ))}
      </linearGradient>
      <rect
        width="100%"
        y={y}
        height={height}
        rx={Math.round(height / 6)}
        fill={`url(#${gradientId})`}
        // In the dark theme the far end would merge with the page.
        className="stroke-rule-strong/40 dark:stroke-rule-strong/60 forced-colors:stroke-[CanvasText]"
      />
      {bands.map((band) => {
        const place = placeBand(band);
        if (!place) return null;
        const [top, bottom] = [y - overhang, y + height + overhang];
        return (
          <svg key={String(band)} aria-hidden="true" x={`${place.left}%`} overflow="visible">
            {MARK.map((className) =>
              place.width === 0 ? (
                <path key={className} d={`M0 ${top}V${bottom}`} className={className} />
              ) : (
                <rect
                  key={className}
                  y={top}
                  width={`${place.width}%`}
                  height={bottom - top}
                  rx={3}
                  fill="none"
                  className={className}
                />
              ),
            )}
          </svg>
        );
      })}
    </>
  );
}

/** A halo, and the mark on it. */
const MARK = ["stroke-[5] stroke-paper", "stroke-2 stroke-ink forced-colors:stroke-[CanvasText]"];
