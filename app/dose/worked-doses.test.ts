import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lambertianOrder, nearestDistance, pointIrradiance } from "#app/physics/irradiance.ts";
import { calculate } from "./dose-calculation.ts";
import { doseWords } from "./dose-form.ts";
import { doseTexts } from "./dose-texts.server.ts";

const text = readFileSync(new URL("./worked-doses.md", import.meta.url), "utf8");
const printed = text
  .split(/^## /m)
  .slice(1)
  .map((example) => Array.from(example.matchAll(/\*\*([\d.]+)\*\*/g), ([, number = ""]) => number));

/** A reader's own device needs none of the ledger. */
const NONE = { trials: [], uses: [], devices: [], judgedSafe: [], texts: doseTexts };

function work(query: string) {
  const calculation = calculate(doseWords(new URLSearchParams(query)), NONE);
  if (calculation.status !== "ok") expect.unreachable(query);
  return calculation.dose;
}

const panel = "width=30cm&height=60cm&leds=200&beam=60&claim=100&at=15cm&distance=46cm&minutes=10";
const lamp =
  "width=10cm&height=10cm&leds=16&beam=30&claim=40&at=30cm&distance=20cm&minutes=5&method=own";

const first = work(panel);
const second = work(`${lamp}&area=100cm²`);

test.each([
  [
    "a panel",
    0,
    [
      lambertianOrder(60),
      first.irradiance.to,
      pointIrradiance({ irradiance: 100, distance: 15 }, 46),
      work(`${panel}&area=256cm²`).irradiance.to,
      first.fluence.to,
      first.fluence.from,
    ],
  ],
  [
    "a lamp",
    1,
    [
      lambertianOrder(30),
      nearestDistance({ width: 10, height: 10, leds: 16, beamAngle: 30 }),
      second.irradiance.from,
      second.irradiance.to,
      second.fluence.from,
      second.fluence.to,
      second.energy?.to ?? 0,
    ],
  ],
])("%s is worked out as worked-doses.md has it", (_, example, values) => {
  const numbers = printed[example] ?? [];
  // As many digits as are printed.
  const rounded = values.map((value, index) => {
    const digits = (numbers[index] ?? "").replace(".", "").replace(/0$/, "").length || 1;
    return String(Number(value.toPrecision(digits)));
  });
  expect(rounded).toEqual(numbers);
});
