import { expect, test } from "vitest";
import { counted, formatBytes, formatMilliseconds, formatShare } from "./amounts.ts";

test("amounts are written in the unit that fits", () => {
  expect([0, 900, 15_000, 1_500_000, 5e9, 3e15].map(formatBytes)).toEqual([
    "0.0 KB",
    "0.9 KB",
    "15 KB",
    "1.4 MB",
    "4.7 GB",
    "2728 TB",
  ]);
  expect([0.04, 9.96, 250.4].map(formatMilliseconds)).toEqual(["0.0 ms", "10.0 ms", "250 ms"]);
  expect(formatShare(0.934)).toBe("93%");
  expect([counted(1, "mail"), counted(12_000, "mail")]).toEqual(["1 mail", "12,000 mails"]);
});
