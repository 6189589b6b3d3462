import type { Wavelength } from "#app/evidence/ledger/study.ts";
import { formatWavelengths, wavelengthEnds } from "#app/evidence/ledger/wavelength.ts";
import { colourOfLight } from "#app/figures/seen-light.ts";

/** 570 to 1000 nm: ticks, bars, and arrows for light off the axis. */
export function LightAxis({
  wavelengths,
  source,
}: {
  wavelengths: readonly Wavelength[];
  /** The source of the light, where known. */
  source?: string | undefined;
}) {
  return (
    <>
      <svg aria-hidden="true" className="light-axis">
        {wavelengths.map((wavelength) => (
          <Mark key={`${wavelength}`} wavelength={wavelength} />
        ))}
      </svg>
      <small>{[formatWavelengths(wavelengths), source].filter(Boolean).join(", ")}</small>
    </>
  );
}

/** In nm. */
const FROM = 570;
const TO = 1000;

function Mark({ wavelength }: { wavelength: Wavelength }) {
  const [from, to] = wavelengthEnds(wavelength);
  const fill = colourOfLight((from + to) / 2);
  if (to < FROM) return <path fill={fill} d="M6 2v10L0 7z" />;
  if (from > TO) {
    return (
      <svg aria-hidden="true" x="100%" overflow="visible">
        <path fill={fill} d="M-6 2v10l6-5z" />
      </svg>
    );
  }
  const [left, right] = [place(Math.max(from, FROM)), place(Math.min(to, TO))];
  return from === to ? (
    <rect className="tick" x={percent(left)} width="5" height="15" fill={fill} />
  ) : (
    <rect x={percent(left)} y="8" width={percent(right - left)} height="7" fill={fill} />
  );
}

function place(nanometres: number): number {
  return ((nanometres - FROM) * 100) / (TO - FROM);
}

const percent = (share: number) => `${Math.round(share * 10) / 10}%`;
