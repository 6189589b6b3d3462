import { z } from "zod";
import { type ProseShape, proseProblems } from "./prose.ts";

/** A record's field of plain text. */
export const words = z.string().trim().min(1);

/** A record's field of plain text with a place for each value: "{use}". */
export const wordsWith = (...names: readonly string[]) =>
  words.check(({ value, issues }) => {
    const say = (message: string) => issues.push({ code: "custom", input: value, message });
    const places = new Set<string>(value.match(/(?<!\{)\{\w+\}(?!\})/g));
    for (const name of names) {
      if (!places.delete(`{${name}}`)) say(`{${name}} is missing: a value stands in its place`);
    }
    for (const place of places) say(`${place} has no value here, but {${names.join("}, {")}} have`);
  });

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
