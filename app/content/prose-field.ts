import { z } from "zod";
import { PLACE } from "#app/text/fill-in.ts";
import { type ProseShape, proseProblems } from "./prose.ts";

/** A record's field of plain text. */
export const words = z.string().trim().min(1);

/** A field, or a record, that has a place for each value in one of its texts at least, and no other: "{use}". */
export function withPlaces<Schema extends z.ZodType>(schema: Schema, names: readonly string[]) {
  return schema.check(({ value, issues }) => {
    const say = (message: string, path: PropertyKey[] = []) =>
      issues.push({ code: "custom", input: value, path, message });
    const found = placesIn(value, []);
    for (const name of names) {
      if (found.some((place) => place.name === name)) continue;
      say(`{${name}} is missing: put it back, a value stands in its place`);
    }
    for (const { name, path } of found) {
      if (names.includes(name)) continue;
      say(`{${name}} has no value here, but {${names.join("}, {")}} have`, path);
    }
  });
}

function placesIn(value: unknown, path: PropertyKey[]): { name: string; path: PropertyKey[] }[] {
  if (typeof value === "string") {
    return Array.from(value.matchAll(PLACE), ([, name = ""]) => ({ name, path }));
  }
  return Object.entries(value ?? {}).flatMap(([key, part]) => placesIn(part, [...path, key]));
}

/** A record's field of plain text with a place for each value. */
export const wordsWith = (...names: readonly string[]) => withPlaces(words, names);

/** A record's field with the path of a page. */
export const pagePath = words.regex(/^\//, "write the page's path, such as /benefits/hair-growth");

/** A record's field of prose. A problem brings its `words`, by which `readRecords` finds their line. */
export const prose = (shape: ProseShape) =>
  words.check(({ value, issues }) => {
    for (const { words, instead } of proseProblems(value, shape)) {
      const message = `"${words}": ${instead}`;
      issues.push({ code: "custom", input: value, message, params: { words } });
    }
  });

/** Prose that rests on papers. */
export const citingProse = (shape: ProseShape) =>
  prose(shape).regex(/\[\[/, "cites no paper: add one, such as [[doe-2026]]");
