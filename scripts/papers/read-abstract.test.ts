import { expect, test } from "vitest";
import { designOf, peopleIn, sentenceWith } from "./read-abstract.ts";

test("the strongest type counts, and the title where no type says the design", () => {
  expect(designOf(["Journal Article", "Review", "Meta-Analysis"], "A review")).toBe(
    "meta-analysis",
  );
  expect(designOf(["Journal Article"], "Light: a Randomised, Placebo-Controlled Trial")).toBe(
    "randomised controlled trial",
  );
  expect(designOf(["Journal Article"], "Light for necks")).toBeNull();
});

test.each([
  ["In all, 1,204 patients were seen.", "1,204 patients"],
  ["The groups with light (n = 12) were small.", "n = 12"],
  ["Pain fell by 9 points in 6 weeks.", null],
])("of %j the people are %j", (abstract, people) => {
  expect(peopleIn(abstract)).toBe(people);
});

test("the sentence has the most of the phrases, as whole words", () => {
  const abstract = "Necks ache. Low-level laser was tried. Neck pain fell with low-level laser.";
  expect(sentenceWith(["neck pain", "low level laser"], abstract)).toBe(
    "Neck pain fell with low-level laser.",
  );
  expect(sentenceWith(["eck"], abstract)).toBeNull();
});
