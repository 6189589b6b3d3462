import { expect, test } from "vitest";
import { verdict } from "./verdict.ts";

const statement = {
  subject: "Laser light",
  verb: ["ease", "eases"],
  rest: "chronic neck pain",
} as const satisfies Parameters<typeof verdict>[0];

test.each([
  ["high", "Laser light eases chronic neck pain."],
  ["moderate", "Laser light probably eases chronic neck pain."],
  ["low", "Laser light may ease chronic neck pain."],
  [
    "very low",
    "We don’t know whether laser light eases chronic neck pain: the evidence is very uncertain.",
  ],
  [null, "Nobody has tested in people whether laser light eases chronic neck pain."],
] as const)("%s: %s", (grade, sentence) => {
  expect(verdict(statement, grade)).toBe(sentence);
});

test("an abbreviation keeps its capitals", () => {
  expect(verdict({ ...statement, subject: "LED light" }, "very low")).toContain(
    "whether LED light",
  );
});
