import { expect, test } from "vitest";
import { listClaims } from "./claims.server.ts";
import { listStudies } from "./studies.server.ts";
import { claimed, lowerFirst, verdict } from "./verdict.ts";

const claim = {
  statement: { subject: "Laser light", verb: ["ease", "eases"], rest: "chronic neck pain" },
  reviewed: "2026-11-22",
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

test("within a sentence a name keeps its capital", () => {
  const text = listStudies()
    .map(({ finding }) => finding)
    .join(" ");
  const names = new Set(
    [...text.matchAll(/\p{Ll} (\p{Lu}\p{Ll}+)/gu)].map(([, name = ""]) => name),
  );
  const begins = listClaims().map(({ condition }) => condition);
  expect(names).toContain("Hashimoto");
  expect(begins.map(lowerFirst)).toContain("Hashimoto and autoimmune hypothyroidism");
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
