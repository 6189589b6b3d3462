import type { LightKind, TestedLight } from "#app/evidence/ledger/tested-light.ts";
import { lowerFirst } from "#app/text/lower-first.ts";

/** "For a panel or lamp at home", or "For home devices with lasers, as tested" where that is the same. */
export function atHomeInWords({ kind, steps }: TestedLight): string {
  return steps === 0 ? `For ${names[kind]}, as tested` : "For a panel or lamp at home";
}

/** Of one grade for both: "For a panel or lamp at home, and for the laser that was tested" */
export function bothInWords(light: TestedLight): string {
  const home = atHomeInWords(light);
  return light.steps === 0 ? home : `${home}, and ${lowerFirst(testedInWords(light))}`;
}

/** "For the laser that was tested" */
export function testedInWords({ kind }: TestedLight): string {
  return `For the ${names[kind]} that ${isMany(kind) ? "were" : "was"} tested`;
}

/** "Tested laser", for a row or a table's cell. */
export function testedInShort({ kind }: TestedLight): string {
  return `Tested ${names[kind]}`;
}

/** "How much, with laser": a figure beside words about a lamp at home says whose it is. */
export function howMuchInWords({ kind, steps }: TestedLight): string {
  return steps === 0 || kind === "kind not reported"
    ? "How much"
    : `How much, with ${withNames[kind]}`;
}

const isMany = (kind: LightKind) => names[kind].endsWith("s");

const names: Record<LightKind, string> = {
  "home laser": "home devices with lasers",
  "home LED": "home LED devices",
  "home device": "home devices",
  lamp: "lamps",
  LED: "LED light",
  "laser and LED": "lasers and LEDs",
  laser: "laser",
  "kind not reported": "light",
};

const withNames = { ...names, "laser and LED": "laser or LED" };
