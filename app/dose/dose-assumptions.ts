import { irradianceAt } from "#app/physics/irradiance.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { joinWithAnd } from "#app/text/join-with-and.ts";
import type { Dose } from "./dose.ts";
import { type DoseDevice, METHODS, type Method } from "./dose-device.ts";
import type { DoseTexts } from "./dose-texts.server.ts";
import { formatLength, formatSize } from "./read-number.ts";
import { percent, round } from "./rounding.ts";

/** What a panel gives by this site's assumption, near and three times as far. */
export function explainAssumed({
  array,
  light,
  known,
}: NonNullable<DoseDevice["assumed"]>): string {
  const distance = known.distance * 3;
  const far = irradianceAt(array, known, { distance });
  return `Our plans assume one panel: ${formatSize(array.width, array.height)}, ${array.leds} LEDs, and ${light} watts of light. In its middle it gives about ${round(known.irradiance)} mW/cm² at ${formatLength(known.distance)} and ${round(far)} at ${formatLength(distance)}. Our plans round to the nearest 5. A bigger panel that gives as much near gives more far away.`;
}

/** The assumptions behind a dose, a sentence each. */
export function listAssumptions(
  dose: Dose,
  device: DoseDevice,
  claimed: boolean,
  method: Method,
  given: readonly string[],
  { assumptions }: DoseTexts,
): string[] {
  const assumed: string[] = [];
  if (claimed) {
    const { from, to } = METHODS[method].share;
    assumed.push(fillIn(assumptions.claimed, { from: percent(from), to: percent(to) }));
  } else if (device.basis === "assumed") {
    assumed.push(assumptions.estimate);
    if (device.assumed) assumed.push(explainAssumed(device.assumed));
  } else {
    assumed.push(assumptions.studies);
  }
  if (dose.light.kind === "worn" && (given.includes("at") || given.includes("distance"))) {
    assumed.push(assumptions.onSkin);
  }
  if (dose.light.kind === "array") {
    const { array } = dose.light;
    const typical = Object.entries({
      width: `${formatLength(array.width)} wide`,
      height: `${formatLength(array.height)} high`,
      leds: `${array.leds} LEDs`,
      beam: `a beam of ${array.beamAngle}°`,
    }).flatMap(([field, words]) => (given.includes(field) ? [] : [words]));
    if (typical.length > 0) {
      assumed.push(
        `For the fields you left blank, we use ${claimed ? "a typical panel" : "the panel of our plans"}: ${joinWithAnd(typical)}.`,
      );
    }
    assumed.push(assumptions.even);
  }
  if (dose.byPointRule !== null) {
    assumed.push(fillIn(assumptions.bulb, { dose: round(dose.byPointRule) }));
  }
  return assumed;
}
