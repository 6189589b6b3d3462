import { expect, test } from "vitest";
import { lowerFirst } from "#app/text/lower-first.ts";
import { listClaims } from "./claims.server.ts";
import { listStudies } from "./studies.server.ts";
import { claimed, testedVerdict, verdict } from "./verdict.ts";

const claim = {
  statement: { subject: "Laser light", verb: ["ease", "eases"], rest: "chronic neck pain" },
  reviewed: "2026-11-22",
  supports: ["chow-2009/pain"],
} as const satisfies Parameters<typeof verdict>[0];

test.each([
  ["high", "Laser light eases chronic neck pain."],
  ["moderate", "Laser light probably eases chronic neck pain."],
  ["low", "Laser light may ease chronic neck pain."],
  ["very low", "We don’t know if laser light eases chronic neck pain."],
  [
    null,
    "As of November 22, 2026, we found no study in people of whether laser light eases chronic neck pain.",
  ],
] as const)("%s: %s", (grade, sentence) => {
  expect(verdict(claim, grade)).toBe(sentence);
});

test.each([
  ["high", "Laser light doesn’t ease chronic neck pain."],
  ["moderate", "Laser light probably doesn’t ease chronic neck pain."],
  ["low", "Laser light may not ease chronic neck pain."],
  ["very low", "We don’t know if laser light eases chronic neck pain."],
] as const)("of no difference, %s: %s", (grade, sentence) => {
  expect(verdict({ ...claim, supports: [] }, grade)).toBe(sentence);
});

test("the light that was tested has its own sentence, where its grade is another", () => {
  const statement = { ...claim.statement, subject: "A home panel", tested: "A clinic laser" };
  const sentence = (grade: "low" | "very low") =>
    testedVerdict({ ...claim, statement }, { grade, tested: "low" });
  expect(sentence("very low")).toBe("A clinic laser may ease chronic neck pain.");
  expect(sentence("low")).toBeNull();
});

test("within a sentence a name keeps its capital", () => {
  const text = listStudies()
    .map(({ finding }) => finding)
    .join(" ");
  const names = new Set(
    [...text.matchAll(/\p{Ll} (\p{Lu}\p{Ll}+)/gu)].map(([, name = ""]) => name),
  );
  const begins = listClaims().map(({ condition }) => condition);
  expect(names).toContain("Hashimoto");
  expect(begins.map(lowerFirst)).toContain("Hashimoto’s and autoimmune hypothyroidism");
  for (const begin of begins) {
    const [word = ""] = begin.split(/[^\p{L}]/u);
    const isName = names.has(word) && !text.includes(` ${word.toLowerCase()} `);
    expect(lowerFirst(begin).startsWith(word), begin).toBe(isName || /^\p{Lu}{2}/u.test(word));
  }
});

test("an abbreviation keeps its capitals, an article does not", () => {
  const unknown = (subject: string) =>
    verdict({ ...claim, statement: { ...claim.statement, subject } }, "very low");
  expect(unknown("LED light")).toMatch(/^We don’t know if LED light/);
  expect(unknown("A mask")).toMatch(/^We don’t know if a mask/);
});

test("what qualifies an answer follows it, and not what we don’t know", () => {
  const but = "the most careful trials don’t clearly show it";
  const qualified = { ...claim, statement: { ...claim.statement, but } };
  expect(verdict(qualified, "low")).toBe(`Laser light may ease chronic neck pain, but ${but}.`);
  expect(verdict(qualified, "very low")).toBe(verdict(claim, "very low"));
  expect(claimed(qualified.statement)).toBe("Laser light eases chronic neck pain");
});
