import type { findOutcome } from "./studies.server.ts";
import { lightArms } from "./treatment.ts";

/** What gave the light: "laser and LED" where both did, or where a paper names both. "home device": any, or none named. */
export type LightKind =
  | "home laser"
  | "home LED"
  | "home device"
  | "lamp"
  | "LED"
  | "laser and LED"
  | "laser"
  | "kind not reported";

/** The light of a use's figure, and the steps from it to a lamp that a reader can buy. */
export type TestedLight = { readonly kind: LightKind; readonly steps: 0 | 1 | 2 };

type Result = ReturnType<typeof findOutcome>;

/**
 * By one rule for all uses. The light is that of the main result's study; where its paper names none, that of all
 * results on the use's side. A home device or a room's lamp costs no step, lasers alone two, anything else one: what
 * nobody says was used at home counts as a clinic's.
 */
export function findTestedLight(main: Result | undefined, side: readonly Result[]): TestedLight {
  const own: LightKind[] = main ? kindsOf(main) : [UNKNOWN];
  const kinds = new Set(own.includes(UNKNOWN) ? side.flatMap(kindsOf) : own);
  const home = [...kinds].filter((kind) => kind.startsWith("home"));
  // A laser cap says little about an LED mask, so what gave the light is named where it was one of them.
  if (home[0]) return { kind: home.length > 1 ? "home device" : home[0], steps: 0 };
  if (kinds.has("lamp")) return { kind: "lamp", steps: 0 };
  const [kind = UNKNOWN, ...others] = kinds;
  if (kind === UNKNOWN || kinds.has(UNKNOWN)) return { kind: UNKNOWN, steps: 1 };
  if (others.length > 0) return { kind: "laser and LED", steps: 1 };
  return { kind, steps: kind === "laser" ? 2 : 1 };
}

const UNKNOWN = "kind not reported" satisfies LightKind;

/** Of the outcome's own arm, where it has one. */
function kindsOf({ study, outcome }: Result): LightKind[] {
  const arms = outcome.arm === undefined ? lightArms(study) : [study.arms[outcome.arm]];
  return arms.map((arm): LightKind => {
    const { setting, source } = arm?.light ?? {};
    if (setting !== "home") return source ?? UNKNOWN;
    if (source === "LED") return "home LED";
    return source?.includes("laser") ? "home laser" : "home device";
  });
}
