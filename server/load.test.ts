import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { watchEventLoop } from "./load.ts";

/** Keeps this process from doing anything else. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

// The event loop is what is measured here, so these are the few tests that let real time pass.
function watch() {
  const { overloaded, stop } = watchEventLoop();
  onTestFinished(stop);
  return overloaded;
}

test("one long piece of work is no overload, and a server without work has none", async () => {
  const overloaded = watch();
  await wait(20);
  block(1_500);
  for (let round = 0; round < 12; round += 1) {
    await wait(100);
    expect(overloaded()).toBe(false);
  }
});

test("an event loop that keeps lagging is overloaded, until it has caught up", async () => {
  const overloaded = watch();
  for (let round = 0; round < 12 && !overloaded(); round += 1) {
    block(600);
    await wait(1);
  }
  expect(overloaded()).toBe(true);
  for (let round = 0; round < 30 && overloaded(); round += 1) await wait(100);
  expect(overloaded()).toBe(false);
});
