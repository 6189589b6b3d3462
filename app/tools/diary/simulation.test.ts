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
    expect(Math.max(week, twoWeeks), name).toBeLessThan(11);
  }
  // Chance alone moves a tenth of a thousand by one in a hundred.
  for (const { name, turns } of none) expect(turns, name).toBeLessThan(13);
});
