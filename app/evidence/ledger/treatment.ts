import type { Amount, Arm, StudyRecord, Wavelength } from "./study.ts";
import { formatWavelengths, wavelengthEnds } from "./wavelength.ts";

/** What a study's light arms received, as far as it was seen: "633, 830 nm; 9 J/cm²; 30 sessions"; null if nothing. */
export function describeTreatment(study: Pick<StudyRecord, "arms">): string | null {
  const arms = lightArms(study);
  const wavelengths = testedWavelengths(study);
  const fluence = span(arms.map(({ light }) => light?.fluence));
  const sessions = span(arms.map(({ schedule }) => schedule?.sessions));
  const parts: string[] = [];
  if (wavelengths.length > 0) parts.push(formatWavelengths(wavelengths));
  if (fluence) parts.push(formatAmount(fluence, "J/cm²"));
  if (sessions) parts.push(formatAmount(sessions, sessions === 1 ? "session" : "sessions"));
  const rhythm = new Set(arms.flatMap(({ schedule }) => (schedule ? rhythmOf(schedule) : [])));
  if (rhythm.size === 1) parts.push(...rhythm);
  return parts.length > 0 ? parts.join("; ") : null;
}

/** The wavelengths and bands of all light arms in nm, each once, shortest first. */
export function testedWavelengths(study: Pick<StudyRecord, "arms">): readonly Wavelength[] {
  const all = lightArms(study).flatMap(({ light }) => light?.wavelengths ?? []);
  const each = new Map(all.map((wavelength) => [String(wavelength), wavelength]));
  return [...each.values()].sort(
    (a, b) =>
      wavelengthEnds(a)[0] - wavelengthEnds(b)[0] || wavelengthEnds(a)[1] - wavelengthEnds(b)[1],
  );
}

/** From the least to the most irradiance of the light arms, in mW/cm²; undefined where none is known. */
export function testedIrradiance(study: Pick<StudyRecord, "arms">): Amount | undefined {
  return span(lightArms(study).map(({ light }) => light?.irradiance));
}

/** "9 J/cm²", "1–6.5 J/cm²", "up to 65.2 J/cm²". */
export function formatAmount(amount: Amount, unit: string): string {
  if (typeof amount === "number") return `${amount} ${unit}`;
  const { from, to } = amount;
  if (from === undefined) return `up to ${to} ${unit}`;
  return `${from}–${to} ${unit}`;
}

function lightArms({ arms }: Pick<StudyRecord, "arms">): Arm[] {
  return Object.values(arms).filter(({ role }) => role === "light");
}

/** From the least to the most of several amounts; undefined where none is known. */
function span(amounts: readonly (Amount | undefined)[]): Amount | undefined {
  const [first, ...rest] = amounts.filter((amount) => amount !== undefined);
  if (first === undefined || rest.length === 0) return first;
  const all = [first, ...rest];
  const from = Math.min(...all.map((amount) => ends(amount)[0]));
  const to = Math.max(...all.map((amount) => ends(amount)[1]));
  return from === to ? from : { from, to };
}

function ends(amount: Amount): [from: number, to: number] {
  return typeof amount === "number" ? [amount, amount] : [amount.from ?? amount.to, amount.to];
}

/** How long and how often: as it was written, else from the numbers, "20 min, 3 times a week, for 8 weeks". */
function rhythmOf({ asWritten, minutes, perWeek, weeks }: NonNullable<Arm["schedule"]>): string[] {
  if (asWritten) return [asWritten];
  const parts: string[] = [];
  if (minutes) parts.push(formatAmount(minutes, "min"));
  if (perWeek) parts.push(formatAmount(perWeek, perWeek === 1 ? "time a week" : "times a week"));
  if (weeks) parts.push(`for ${formatAmount(weeks, weeks === 1 ? "week" : "weeks")}`);
  return parts.length > 0 ? [parts.join(", ")] : [];
}
