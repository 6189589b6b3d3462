import { z } from "zod";
import { type ProseShape, proseProblems } from "./prose.ts";

/** A record's field of plain text. */
export const words = z.string().trim().min(1);

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
