import { expect, test } from "vitest";
import { readStudyQuery, studyWords } from "./study-filter.ts";
import { listOptions, valuesOf } from "./study-words.ts";

const known = valuesOf(
  listOptions([{ topic: "pain", uses: [{ id: "neck-pain", condition: "Neck pain" }] }]),
);

function read(address: string) {
  const words = studyWords(new URLSearchParams(address));
  return { words, ...readStudyQuery(words, known) };
}

test("an empty address filters nothing, and the newest come first", () => {
  expect(read("")).toMatchObject({
    query: { choices: {}, ranges: {}, sort: { by: "year", down: true }, page: 1 },
    errors: {},
  });
});

test("choices, ranges, what is printed, the order and the page are read", () => {
  const { query, errors } = read(
    "design=meta-analysis&condition=neck-pain&nm-from=630&nm-to=660.5&people=unprinted&sort=-people&page=3",
  );
  expect(errors).toEqual({});
  expect(query).toMatchObject({
    choices: { design: "meta-analysis", condition: "neck-pain" },
    ranges: { nm: { from: 630, to: 660.5 }, people: { printed: false } },
    sort: { by: "people", down: true },
    page: 3,
  });
});

test("what can't be read has a sentence beside its field, keeps its words and filters nothing", () => {
  const { query, errors, words } = read("people-from=many&people-to=60&design=poll&sort=taste");
  expect(errors["people-from"]).toBe("Enter a number, like 10.");
  expect(errors.design).toContain("There is no “poll”");
  expect(errors.sort).toContain("There is no “taste”");
  expect(words["people-from"]).toBe("many");
  expect(query.choices).toEqual({});
  expect(query.ranges.people).toMatchObject({ from: undefined, to: 60 });
});

test("a range from more to less asks to swap the two", () => {
  const { query, errors } = read("year-from=2020&year-to=2010");
  expect(errors).toEqual({
    "year-to": "A range goes from less to more. You wrote from 2020 to 2010: swap the two.",
  });
  expect(query.ranges).toEqual({});
});

test("no paper without a number lies in a range", () => {
  expect(read("fluence-from=4&fluence=unprinted").errors.fluence).toContain("lies in no range");
  expect(read("fluence-from=4&fluence=printed").errors).toEqual({});
});
