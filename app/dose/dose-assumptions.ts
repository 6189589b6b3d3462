import { irradianceAt } from "#app/physics/irradiance.ts";
import { fillIn } from "#app/text/fill-in.ts";
import { joinWithAnd } from "#app/text/join-with-and.ts";
import type { Dose } from "./dose.ts";
import { type DoseDevice, METHODS, type Method } from "./dose-device.ts";
import type { DoseTexts } from "./dose-texts.server.ts";
import { formatLength, formatSize } from "./read-number.ts";
import { percent, round } from "./rounding.ts";

/** What a panel gives by this site's assumption, near and three times as far. */
export function explainAssumed(
  { array, light, known }: NonNullable<DoseDevice["assumed"]>,
  { assumptions }: DoseTexts,
): string {
  const distance = known.distance * 3;
  const far = irradianceAt(array, known, { distance });
  return fillIn(assumptions.panel, {
    size: formatSize(array.width, array.height),
    leds: array.leds,
    watts: light,
    strength: round(known.irradiance),
    near: formatLength(known.distance),
    weaker: round(far),
    far: formatLength(distance),
  });
}

/** The assumptions behind a dose, a sentence each. */
export function listAssumptions(
  dose: Dose,
  device: DoseDevice,
  claimed: boolean,
  method: Method,
  given: readonly string[],
  texts: DoseTexts,
): string[] {
  const { assumptions } = texts;
  const assumed: string[] = [];
  if (claimed) {
    const { from, to } = METHODS[method].share;
    assumed.push(fillIn(assumptions.claimed, { from: percent(from), to: percent(to) }));
  } else if (device.basis === "assumed") {
    assumed.push(assumptions.estimate);
    if (device.assumed) assumed.push(explainAssumed(device.assumed, texts));
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
      const blank = claimed ? assumptions.typical : assumptions.typicalOurs;
      assumed.push(fillIn(blank, { fields: joinWithAnd(typical) }));
    }
    assumed.push(assumptions.even);
  }
  if (dose.byPointRule !== null) {
    assumed.push(fillIn(assumptions.bulb, { dose: round(dose.byPointRule) }));
  }
  return assumed;
}
