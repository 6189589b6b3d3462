import { expect, test } from "vitest";
import { simulate } from "./simulation.ts";

// /diary/method shows the file. `npx vitest run app/tools/diary/simulation.test.ts -u` writes it anew.
test("what /diary/method says is what the rules do", async () => {
  const rows = simulate(1000);
  await expect(`${JSON.stringify(rows, null, 2)}\n`).toMatchFileSnapshot("simulated.json");
});

test("without an effect, at most one diary in ten says that there is one, but where days hang together or a complaint goes by itself", () => {
  const none = simulate(1000, 2).filter(({ isTrue }) => !isTrue);
  const idle = none.filter(({ name }) => !/long rows/.test(name));
  const goes = idle.pop() ?? expect.unreachable();
  expect(goes.name).toMatch(/a whole worthwhile change/);
  for (const { name, week, twoWeeks } of idle) {
    expect(Math.max(week.better, twoWeeks.better), name).toBeLessThan(11);
  }
  // Chance alone moves a tenth of a thousand by one in a hundred.
  for (const { name, turns } of none) expect(turns.better, name).toBeLessThan(13);
});

test("numbers seldom seem worse without an effect, and mostly do where the light does harm", () => {
  const told = new Map(simulate(1000, 2).map((row) => [row.name, row.week.worse]));
  expect(told.get("No effect, days independent")).toBeLessThan(3);
  expect(told.get("No effect, bad days come in short rows")).toBeLessThan(7);
  expect(told.get("The light does harm, by a worthwhile change")).toBeGreaterThan(50);
});
