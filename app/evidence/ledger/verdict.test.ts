import { expect, test } from "vitest";
import { listClaims } from "./claims.server.ts";
import { listStudies } from "./studies.server.ts";
import { lowerFirst, verdict } from "./verdict.ts";

const claim = {
  statement: { subject: "Laser light", verb: ["ease", "eases"], rest: "chronic neck pain" },
  reviewed: "2026-11-22",
} as const satisfies Parameters<typeof verdict>[0];

test.each([
  ["high", "Laser light eases chronic neck pain."],
  ["moderate", "Laser light probably eases chronic neck pain."],
  ["low", "Laser light may ease chronic neck pain."],
  [
    "very low",
    "We don’t know whether laser light eases chronic neck pain: the evidence is very uncertain.",
  ],
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

test("an abbreviation keeps its capitals", () => {
  expect(
    verdict({ ...claim, statement: { ...claim.statement, subject: "LED light" } }, "very low"),
  ).toContain("whether LED light");
});
