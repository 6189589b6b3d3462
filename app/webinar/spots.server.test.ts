import { expect, test } from "vitest";
import { readSpots } from "./spots.server.ts";

const read = (query: string) => readSpots(new URLSearchParams(query));

test("an address without numbers has the page's own", () => {
  expect(read("registered")).toEqual({ spots: { places: 4, minutes: 10 } });
});

test("an address says how many places, and how many minutes each", () => {
  expect(read("places=8&minutes=20")).toEqual({ spots: { places: 8, minutes: 20 } });
});

test.each(["", "0", "3", "-1", "four", "8.0"])(
  "what is not to be chosen, as places=%s, is told, and the page's own is kept",
  (written) => {
    expect(read(`places=${written}&minutes=15`)).toEqual({
      spots: { places: 4, minutes: 15 },
      problem: `Nothing is counted for “${written}” places: choose below.`,
    });
  },
);
