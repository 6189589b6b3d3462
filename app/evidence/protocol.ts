import type { Wavelength } from "./study.ts";

/**
 * One way of using the light. `Text` is `EvidenceHtml` in content and `EvidenceText` on the page. The
 * dose is worked out from irradiance and minutes, so that the numbers cannot contradict each other.
 */
export interface ProtocolPlan<Text> {
  readonly name: string;
  readonly wavelengths: readonly Wavelength[];
  /** Minutes for one area; `from` and `to` are the same where there is one figure. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** "3–4 times a week". */
  readonly frequency: string;
  /** "6–12 inches". */
  readonly distance: string;
  /** mW/cm² at the skin that the dose assumes at this distance. */
  readonly irradiance: number;
  /** Why so, with its citations. */
  readonly note: Text;
}

/** Dose in J/cm²: irradiance in mW/cm² × seconds ÷ 1000. */
export function fluence(irradiance: number, minutes: number): number {
  return (irradiance * minutes * 60) / 1000;
}

/** "10–20 min", "20 min". */
export function formatMinutes({ from, to }: ProtocolPlan<unknown>["minutes"]): string {
  return `${from === to ? from : `${from}–${to}`} min`;
}

/** The dose of a session: "12–24 J/cm²", to one decimal at most. */
export function formatDose({
  minutes,
  irradiance,
}: Pick<ProtocolPlan<unknown>, "minutes" | "irradiance">): string {
  const [from, to] = [minutes.from, minutes.to].map((duration) =>
    Number(fluence(irradiance, duration).toFixed(1)),
  );
  return `${from === to ? from : `${from}–${to}`} J/cm²`;
}
