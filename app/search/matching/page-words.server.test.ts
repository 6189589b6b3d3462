import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text.ts";
import { collapse, fold, foldQuery } from "./folding.ts";
import { foldFields, mayHave, passageOf, rankOf, seek } from "./page-words.server.ts";

/** Few letters, so that phrases and parts of words meet, and characters that folding lengthens, joins or cuts. */
const letters = fc.string({ unit: fc.constantFrom("a", "b", "A"), maxLength: 3 });
const odd = ["ß", "ﬃ", "½", "´", "a´b", "ﷺ", "e\u0301", "\u0301", "\n", "\u00a0", "Σ", "–"];
const written = fc.oneof(
  fc
    .array(fc.oneof({ weight: 4, arbitrary: letters }, fc.constantFrom(...odd)), { maxLength: 30 })
    .map((words) => words.join(" ")),
  anyText({ maxLength: 40 }).map((text) => text.toWellFormed()),
);
/** A text, and a part of it. */
const withPart = fc.tuple(written, fc.nat(60), fc.nat(12)).map(([text, from, length]) => [
  text,
  collapse(text)
    .slice(from, from + length)
    .toWellFormed(),
]);

const nothing = { title: "", keywords: [], description: "", text: "" };
const runs = { numRuns: 500 };

describe("a page has a query where one of its fields, folded, has it", () => {
  const expectSame = (text: string, query: string) => {
    const sought = seek(foldQuery(query));
    fc.pre(sought.needle !== "");
    const words = foldFields({ ...nothing, text });
    const has = fold(collapse(text)).includes(sought.needle);
    expect(rankOf(words, sought)).toBe(has ? 3 : Number.POSITIVE_INFINITY);
  };

  test("whatever the text and the query", () => {
    fc.assert(fc.property(written, written, expectSame), runs);
  });

  test("whichever part of it is looked for, and with a change of it", () => {
    fc.assert(
      fc.property(withPart, fc.boolean(), ([text = "", part = ""], isChanged) =>
        expectSame(text, isChanged ? part.replace(" ", "") : part),
      ),
      runs,
    );
  });
});

test("few of many texts that lack a word or a phrase have to be looked through", () => {
  const words = Array.from({ length: 400 }, (_, number) => (number * 7_919).toString(36));
  const texts = Array.from({ length: 50 }, (_, turn) =>
    words.map((_, at) => words[(at * (turn + 3)) % words.length]).join(" "),
  );
  for (const query of ["zzq", "lamp", `${words[1]} ${words[0]} ${words[2]}`]) {
    const sought = seek(foldQuery(query));
    const looked = texts.filter((text) => mayHave(foldFields({ ...nothing, text }), sought));
    expect(looked.length, query).toBeLessThan(15);
  }
});

test("a passage is a part of the text with its first match in it", () => {
  fc.assert(
    fc.property(withPart, ([text = "", part = ""]) => {
      const whole = collapse(text);
      const sought = seek(foldQuery(part));
      fc.pre(sought.needle !== "" && fold(whole).includes(sought.needle));
      const passage = passageOf(foldFields({ ...nothing, text }), sought) ?? "";
      expect(whole).toContain(passage.replace(/^… | …$/g, ""));
      expect(fold(passage)).toContain(sought.needle);
    }),
    runs,
  );
});
