import { expect, test } from "vitest";
import { pastedAddress, plainSigns, tidied } from "./typed.ts";

test.each([
  ["50\u200b", "50"],
  ["\ufeffada@example.org\u2060", "ada@example.org"],
  ["\u202aada@example.org\u202c\u00ad\u00a0", "ada@example.org"],
  ["ａｄａ＠example．org", "ada@example.org"],
  ["５０．５", "50.5"],
  ["٥٠٫٥", "50.5"],
  ["660、850، 900", "660,850, 900"],
  ["۱۲۳ ０ १२ ๙", "123 0 12 9"],
  ["𝟗", "9"],
  ["50 mW/㎠, 5 ㎽, 6 ㎝", "50 mW/cm2, 5 mW, 6 cm"],
  ["０３－１２３４", "03-1234"],
  ["5‑10−20", "5-10-20"],
  ["18″ 40 cm² 60°", "18″ 40 cm² 60°"],
])("%j in plain signs is %j", (written, plain) => {
  expect(plainSigns(written)).toBe(plain);
});

test("names keep their joiners and lose what nobody sees", () => {
  expect(tidied("\ufeffA\u00adda\u2060 \u200b Lovelace\u200e")).toBe("Ada Lovelace");
  expect(tidied("علی\u200cرضا")).toBe("علی\u200cرضا");
});

test("what came with an address goes, however much it is", () => {
  expect(pastedAddress("<mailto:ada@example.org>.,")).toBe("ada@example.org");
  // Looked at anew from each comma it would take hours.
  expect(pastedAddress(`${",".repeat(1_000_000)}a`)).toHaveLength(1_000_001);
});
