import { expect, test } from "vitest";
import { protocolSchema } from "./protocols.server.ts";

const plan = {
  wavelengths: [660],
  assumed: { irradiance: 20, at: "under a mask" },
  minutes: { from: 10, to: 20 },
  distance: "Worn",
  frequency: "daily",
  course: "6 weeks",
  judging: { judge: 6, unit: "weeks" },
  rhythm: { everyDays: 1 },
  record: { number: "A score", how: "Write it down." },
  stop: "Stop.",
};

test("a plan's minutes make a dose within this site's limits", () => {
  const isRight = (from: number, to: number) =>
    protocolSchema.safeParse({ ...plan, minutes: { from, to } }).success;
  expect(isRight(10, 20)).toBe(true);
  expect(isRight(10, 200)).toBe(false);
  expect(isRight(1, 20)).toBe(false);
  expect(isRight(20, 10)).toBe(false);
});
