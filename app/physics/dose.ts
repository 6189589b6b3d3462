/** For one area; equal ends for a single figure. */
type Minutes = { readonly from: number; readonly to: number };

/** In J/cm²: irradiance in mW/cm² × seconds ÷ 1000. */
export function fluence(irradiance: number, minutes: number): number {
  return (irradiance * minutes * 60) / 1000;
}

/** "10–20 min", "20 min". */
export function formatMinutes({ from, to }: Minutes): string {
  return `${from === to ? from : `${from}–${to}`} min`;
}

/** "12–24 J/cm²", to one decimal at most. */
export function formatDose({
  minutes,
  irradiance,
}: {
  minutes: Minutes;
  /** In mW/cm² at the skin. */
  irradiance: number;
}): string {
  const [from, to] = [minutes.from, minutes.to].map((duration) =>
    Number(fluence(irradiance, duration).toFixed(1)),
  );
  return `${from === to ? from : `${from}–${to}`} J/cm²`;
}

/** The range of this site's doses, and the usual one, in J/cm². */
export const siteDoses = { all: { from: 3, to: 90 }, mostly: { from: 4, to: 24 } } as const;
