import { expect, test } from "vitest";
import { withoutEndSlashes } from "./without-end-slashes.ts";

test("slashes at the end go, others stay", () => {
  expect(["/a//", "/a//b", "///", ""].map(withoutEndSlashes)).toEqual(["/a", "/a//b", "", ""]);
});

test("slashes before another sign are looked at once", () => {
  const path = `/a${"/".repeat(100_000)}b`;
  expect(withoutEndSlashes(path)).toBe(path);
});
