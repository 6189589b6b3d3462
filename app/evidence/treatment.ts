import type { Paper } from "./study.ts";
import { formatWavelengths } from "./wavelength.ts";

/** What a study gave, as far as its finding says: "633, 830 nm; 9 J/cm²; 30 sessions"; null if nothing. */
export function describeTreatment(paper: Paper): string | null {
  const { wavelengths, fluence, sessions, schedule } = paper;
  const parts: string[] = [];
  if (wavelengths) parts.push(formatWavelengths(wavelengths));
  if (fluence) parts.push(formatFluence(fluence));
  if (sessions) parts.push(sessions === 1 ? "1 session" : `${sessions} sessions`);
  if (schedule) parts.push(schedule);
  return parts.length > 0 ? parts.join("; ") : null;
}

/** "9 J/cm²", "1–6.5 J/cm²", "up to 65.2 J/cm²". */
export function formatFluence({ from, to }: { from?: number; to: number }): string {
  if (from === undefined) return `up to ${to} J/cm²`;
  return `${from === to ? to : `${from}–${to}`} J/cm²`;
}
