import { formatNumber } from "./numbers.ts";
import type { Amount, Arm, StudyRecord, Wavelength } from "./study.ts";
import { formatWavelengths, wavelengthEnds } from "./wavelength.ts";

/** In words; null when unprinted. */
type Treatment = {
  /** "LED, 633, 830 nm" */
  readonly light: string | null;
  /** "36.2 mW/cm², up to 65.2 J/cm²" */
  readonly dose: string | null;
  /** "30 sessions, twice weekly" */
  readonly schedule: string | null;
};

/** Of the light arms; null for a study without light, such as a guideline. */
export function describeTreatment(study: Pick<StudyRecord, "arms">): Treatment | null {
  const arms = lightArms(study);
  if (arms.length === 0) return null;
  const wavelengths = testedWavelengths(study);
  const sessions = span(arms.map(({ schedule }) => schedule?.sessions));
  const rhythm = new Set(arms.flatMap(({ schedule }) => (schedule ? rhythmOf(schedule) : [])));
  return {
    light: inWords([
      [...new Set(arms.flatMap(({ light }) => light?.source ?? []))].join(" or "),
      wavelengths.length > 0 && formatWavelengths(wavelengths),
    ]),
    dose: inWords(
      doseFields.map(({ field, unit }) => {
        const amount = span(arms.map(({ light }) => light?.[field]));
        return amount !== undefined && formatAmount(amount, unit);
      }),
    ),
    schedule: inWords([
      sessions !== undefined && formatAmount(sessions, sessions === 1 ? "session" : "sessions"),
      ...(rhythm.size === 1 ? rhythm : []),
    ]),
  };
}

const doseFields = [
  { field: "irradiance", unit: "mW/cm²" },
  { field: "fluence", unit: "J/cm²" },
  { field: "energyPerPoint", unit: "J a point" },
  { field: "energy", unit: "J a session" },
] as const;

function inWords(parts: readonly (string | false | undefined)[]): string | null {
  return parts.filter(Boolean).join(", ") || null;
}

/** In nm, each once, shortest first. */
export function testedWavelengths(study: Pick<StudyRecord, "arms">): readonly Wavelength[] {
  const all = lightArms(study).flatMap(({ light }) => light?.wavelengths ?? []);
  const each = new Map(all.map((wavelength) => [String(wavelength), wavelength]));
  return [...each.values()].sort(
    (a, b) =>
      wavelengthEnds(a)[0] - wavelengthEnds(b)[0] || wavelengthEnds(a)[1] - wavelengthEnds(b)[1],
  );
}

/** In mW/cm²; undefined when unknown. */
export function testedIrradiance(study: Pick<StudyRecord, "arms">): Amount | undefined {
  return span(lightArms(study).map(({ light }) => light?.irradiance));
}

/** A session's dose in J/cm². */
export function testedFluence(study: Pick<StudyRecord, "arms">): Amount | undefined {
  return span(lightArms(study).map(({ light }) => light?.fluence));
}

/** Sessions of the light arms. */
export function testedSessions(study: Pick<StudyRecord, "arms">): Amount | undefined {
  return span(lightArms(study).map(({ schedule }) => schedule?.sessions));
}

/** "9 J/cm²", "1–6.5 J/cm²", "up to 65.2 J/cm²". */
export function formatAmount(amount: Amount, unit: string): string {
  return `${formatBare(amount, formatNumber)} ${unit}`;
}

/** Without its unit: "9", "1–6.5", "up to 65.2". */
export function formatBare(amount: Amount, format: (value: number) => string): string {
  if (typeof amount === "number") return format(amount);
  const to = format(amount.to);
  return amount.from === undefined ? `up to ${to}` : `${format(amount.from)}–${to}`;
}

/** The groups that got light, without sham and control groups. */
export function lightArms({ arms }: Pick<StudyRecord, "arms">): Arm[] {
  return Object.values(arms).filter(({ role }) => role === "light");
}

/** From the least to the most; undefined when none is known. */
function span(amounts: readonly (Amount | undefined)[]): Amount | undefined {
  const [first, ...rest] = amounts.filter((amount) => amount !== undefined);
  if (first === undefined || rest.length === 0) return first;
  const all = [first, ...rest];
  const from = Math.min(...all.map((amount) => amountEnds(amount)[0]));
  const to = Math.max(...all.map((amount) => amountEnds(amount)[1]));
  return from === to ? from : { from, to };
}

/** `from` of "up to" equals `to`. */
export function amountEnds(amount: Amount): [from: number, to: number] {
  return typeof amount === "number" ? [amount, amount] : [amount.from ?? amount.to, amount.to];
}

/** As written, else from the numbers: "20 min, 3 times a week, for 8 weeks". */
function rhythmOf({ asWritten, minutes, perWeek, weeks }: NonNullable<Arm["schedule"]>): string[] {
  if (asWritten) return [asWritten];
  const parts: string[] = [];
  if (minutes) parts.push(formatAmount(minutes, "min"));
  if (perWeek) parts.push(formatAmount(perWeek, perWeek === 1 ? "time a week" : "times a week"));
  if (weeks) parts.push(`for ${formatAmount(weeks, weeks === 1 ? "week" : "weeks")}`);
  return parts.length > 0 ? [parts.join(", ")] : [];
}
