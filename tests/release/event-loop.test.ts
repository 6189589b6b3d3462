import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { watchEventLoop } from "#server/guards/overload.ts";

function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

// The event loop is under test, so real time has to pass.
function watch() {
  const looking = watchEventLoop();
  onTestFinished(looking.stop);
  return looking;
}

test("one long piece of work is no overload, and a server without work has none", async () => {
  const { overloaded, delays } = watch();
  await wait(20);
  block(1_500);
  for (let round = 0; round < 12; round += 1) {
    await wait(100);
    expect(overloaded()).toBe(false);
  }
  expect(delays(), "no more than a minute").toHaveLength(1_200);
});

test("an event loop that keeps lagging is overloaded, until it has caught up", async () => {
  const { overloaded } = watch();
  for (let round = 0; round < 12 && !overloaded(); round += 1) {
    block(600);
    await wait(1);
  }
  expect(overloaded()).toBe(true);
  for (let round = 0; round < 30 && overloaded(); round += 1) await wait(100);
  expect(overloaded()).toBe(false);
});
