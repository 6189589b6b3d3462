import { expect, test } from "vitest";
import { simulate } from "./simulation.ts";

const simulated = simulate(1000, 2);
const told = new Map(simulated.map((row) => [row.name, row]));

// /diary/method shows the file. `npx vitest run app/tools/diary/simulation.test.ts -u` writes it anew.
test("what /diary/method says is what the rules do", async () => {
  const rows = simulate(1000);
  await expect(`${JSON.stringify(rows, null, 2)}\n`).toMatchFileSnapshot("simulated.json");
});

test("without an effect, at most one diary in ten says that there is one", () => {
  for (const { name, isTrue, week, twoWeeks, turns } of simulated) {
    if (isTrue) continue;
    // Chance alone moves a tenth of a thousand by one in a hundred.
    for (const { better } of [week, twoWeeks]) expect(better, name).toBeLessThan(11);
    expect(turns.better, name).toBeLessThan(13);
  }
});

test("an effect of a worthwhile change is found in half of the diaries", () => {
  const whole = told.get("The light does a whole worthwhile change");
  expect(whole?.week.better).toBeGreaterThan(45);
  expect(whole?.twoWeeks.better).toBeGreaterThan(60);
});

test("numbers seldom seem worse without an effect, and mostly do where the light does harm", () => {
  const worse = (name: string) => told.get(name)?.week.worse;
  expect(worse("No effect, days independent")).toBeLessThan(3);
  expect(worse("No effect, bad days come in short rows")).toBeLessThan(8);
  expect(worse("The light does harm, by a worthwhile change")).toBeGreaterThan(50);
});
