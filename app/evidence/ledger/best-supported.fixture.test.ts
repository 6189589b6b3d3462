import { expect, test } from "vitest";
import { claimOn } from "../../../tests/support/made-up-content.ts";
import { byEvidence, mostPeople } from "./best-supported.server.ts";
import type { Claim } from "./claims.server.ts";

const LED = { source: "LED" } as const;
const on = (main: string, light: Claim["light"] = LED) => ({
  ...claimOn({ main, supports: [main] }),
  light,
});

const why = "A reason.";
const bias = { kind: "risk of bias", steps: 2, why } as const;

test.each<[more: string, less: string, more: Claim, less: Claim]>([
  ["a surer use", "one with more people", on("ibsen-2014/density"), on("adler-2011/pain")],
  [
    "a use with a gain",
    "a surer one without",
    on("dorn-2024/pain"),
    claimOn({ main: "adler-2011/work", opposes: ["adler-2011/work"] }),
  ],
  [
    "of two equally sure at home, one surer for the tested light",
    "one with an interval and more people",
    { ...on("adler-2011/soreness"), concerns: [bias] },
    { ...on("castell-2016/pain"), concerns: [bias, { kind: "inconsistency", why }] },
  ],
  [
    "any light",
    "an ordinary lamp",
    on("dorn-2024/pain"),
    on("adler-2011/pain", { source: "lamp" }),
  ],
  [
    "red light alone",
    "blue and red",
    on("ibsen-2014/density", { ...LED, wavelengths: [633] }),
    on("adler-2011/pain", { ...LED, wavelengths: [415, 633] }),
  ],
  ["one with an interval", "one without", on("ibsen-2014/density"), on("adler-2011/soreness")],
  ["one with more people", "one with fewer", on("adler-2011/pain"), on("olsen-2005/pain")],
])("%s comes before %s", (_more, _less, more, less) => {
  expect(byEvidence([less, more])).toEqual([more, less]);
  expect(byEvidence([more, less])).toEqual([more, less]);
});

test("the people of a use are those of its largest study in people, for or against", () => {
  const supports = ["brandt-2015/pain", "jansen-2016/hormone"];
  expect(mostPeople(claimOn({ supports, opposes: ["adler-2011/pain"] }))).toBe(840);
  expect(mostPeople(claimOn({ supports }))).toBe(520);
  expect(mostPeople(claimOn({ supports: ["jansen-2016/hormone"] }))).toBeNull();
  // Of a review of several conditions, those with the one that its results are about.
  expect(mostPeople(claimOn({ supports: ["olsen-2005/pain"] }))).toBe(165);
});
