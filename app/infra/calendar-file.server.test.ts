import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.server.ts";

test("a calendar file escapes and folds its lines by RFC 5545", () => {
  const entry = {
    uid: "judge-2027-01-12-pain@example.org",
    day: "2027-01-12",
    title: "Judge it: knees; necks, backs",
    text: `810–850 nm\n${"naïve ".repeat(30)}`,
    url: "https://example.org/benefits/pain-inflammation#timeline",
  };
  const file = calendarFile("Wavelength", [entry], new Date("2026-11-22T09:30:05Z"));
  expect(file).toContain("DTSTART;VALUE=DATE:20270112\r\n");
  expect(file).toContain("DTSTAMP:20261122T093005Z\r\n");
  expect(file).toContain("SUMMARY:Judge it: knees\\; necks\\, backs\r\n");
  expect(file).toContain("810–850 nm\\nna");
  const lines = file.split("\r\n");
  expect(lines.at(-1)).toBe("");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain("naïve ".repeat(30));
});
