import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

/** What nobody can know who read some hundred papers; "we found no study" is known. */
const OF_ALL_THE_WORLD =
  /\b(?:nobody|no one) (?:has |have |had )?(?:ever )?(?:tested|studied|tried|shown)\b|\bno trial tested (?:it|that)\b|\b(?:never|not) been (?:tested|studied|tried) in\b/i;

/** What a text said on a day of the past may stand beside a correction. */
const OF_THE_PAST = ["history", "was", "is"];

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    OF_THE_PAST.includes(field) ? [] : stringsOf(inner),
  );
}

test("a sentence on all that was ever tested is found", () => {
  const found = (text: string) => stringsOf({ text }).some((one) => OF_ALL_THE_WORLD.test(one));
  expect(found("Nobody has tested it in people.")).toBe(true);
  expect(found("No one has ever studied this.")).toBe(true);
  expect(found("It has never been tested in women.")).toBe(true);
  expect(found("Nobody has shown how it works.")).toBe(true);
  expect(found("No trial tested it.")).toBe(true);
  expect(found("We found no study in people.")).toBe(false);
  expect(stringsOf({ was: "Nobody tested it.", history: ["Nobody tested it."] })).toEqual([]);
});

test("no text says that nobody has tested a thing, only that we found no study", () => {
  const said = globSync("content/**/*.{md,yaml}").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const texts = file.endsWith(".yaml") ? stringsOf(parse(source)) : source.split("\n");
    return texts.filter((text) => OF_ALL_THE_WORLD.test(text)).map((text) => `${file}: ${text}`);
  });
  expect(said).toEqual([]);
});
