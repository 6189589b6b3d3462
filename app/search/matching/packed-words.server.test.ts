import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text.ts";
import { collapse, fold, foldQuery } from "./folding.ts";
import { fieldOf, packWords, partAround, seek } from "./packed-words.server.ts";
import { havingStretches } from "./stretches.server.ts";

/** Few letters, so that phrases and parts of words meet, and characters that folding lengthens, joins or cuts. */
const written = fc.oneof(
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom("a", "b", "A"), maxLength: 3 }) },
        fc.constantFrom(
          "ß",
          "ﬃ",
          "½",
          "´",
          "a´b",
          "ﷺ",
          "e\u0301",
          "\u0301",
          "\n",
          "\u00a0",
          "Σ",
          "–",
        ),
      ),
      { maxLength: 30 },
    )
    .map((words) => words.join(" ")),
  anyText({ maxLength: 40 }).map((text) => text.toWellFormed()),
);
const stretch = fc.tuple(written, fc.nat(60), fc.nat(12));

const nothing = { title: [], keywords: [], description: [], text: [] };
const packText = (text: string) => packWords({ ...nothing, text: [text] });

describe("packed words contain what the folded ones contain", () => {
  const expectSame = (text: string, query: string) => {
    const needle = foldQuery(query);
    fc.pre(needle !== "");
    const words = packText(text);
    const has = fold(collapse(text)).includes(needle);
    expect(fieldOf(words, seek(needle)) !== -1).toBe(has);
    if (has) expect(havingStretches(needle)(words.slot)).toBe(true);
  };

  test("whatever the text and the query", () => {
    fc.assert(fc.property(written, written, expectSame), { numRuns: 500 });
  });

  test("whichever stretch of it is looked for, and with a change of it", () => {
    fc.assert(
      fc.property(stretch, fc.boolean(), ([text, from, length], isChanged) => {
        const cut = collapse(text)
          .slice(from, from + length)
          .toWellFormed();
        expectSame(text, isChanged ? cut.replace(" ", "") : cut);
      }),
      { numRuns: 500 },
    );
  });
});

test("the part around a match has what a passage of the whole text would have", () => {
  const margin = 5;
  fc.assert(
    fc.property(stretch, ([text, from, length]) => {
      const whole = collapse(text);
      const needle = foldQuery(whole.slice(from, from + length).toWellFormed());
      fc.pre(needle !== "" && fold(whole).includes(needle));
      const part = partAround(packText(text), seek(needle), margin) ?? "";
      expect(whole).toContain(part);
      const [inWhole, inPart] = [whole, part].map((each) => {
        const at = fold(each).indexOf(needle);
        const end = at + needle.length;
        return fold(each).slice(Math.max(0, at - margin), end + margin);
      });
      expect(inPart).toBe(inWhole);
    }),
    { numRuns: 500 },
  );
});
