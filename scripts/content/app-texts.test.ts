import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { britishWords } from "./rules/words.ts";
import { HELP_ABROAD } from "./rules/words-to-avoid.ts";

// What code says itself, beside content/: labels, captions, errors and the words around a number.

test("the words in code are spelled as in America, and send nobody to help abroad", () => {
  const found = textsOfApp().flatMap(({ file, text }) => [
    ...britishWords({ at: 0, text, fields: [] }).map((word) => `${file}: ${word.text}`),
    ...HELP_ABROAD.flatMap(([words]) => text.match(words) ?? []).map((word) => `${file}: ${word}`),
  ]);
  expect(found).toEqual([]);
});

test("no component types a study's figure: fillNumbers takes it from the ledger", () => {
  const found = textsOfApp().flatMap(({ file, text }) =>
    figuresIn(text).map((each) => `${file}: ${each}`),
  );
  expect(found).toEqual([]);
});

let texts: { file: string; text: string }[] | undefined;

function textsOfApp() {
  texts ??= readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((file) => join("app", file.replaceAll("\\", "/")))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^app\/dev\//.test(file))
    .flatMap((file) => textsOf(file, readFileSync(file, "utf8")).map((text) => ({ file, text })));
  return texts;
}

function textsOf(file: string, code: string): string[] {
  const found: { text: string; start: number }[] = [];
  const passedOver: { start: number; end: number }[] = [];
  const take = (text: string, start: number) => {
    const words = text.trim().replace(/\s+/g, " ");
    if (words === DESIGN) return;
    if (/\p{L}.* \p{L}|\d.* /u.test(words) && !STYLES.test(words))
      found.push({ text: words, start });
  };
  new Visitor({
    JSXText: ({ value, start }) => take(value, start),
    Literal: ({ value, start }) => typeof value === "string" && take(value, start),
    TemplateElement: ({ value, start }) => take(value.cooked ?? "", start),
    ImportDeclaration: (imported) => passedOver.push(imported),
    JSXAttribute: (attribute) => attribute.name.name === "className" && passedOver.push(attribute),
    // For editors, and for who uses the data.
    CallExpression: (call) =>
      call.callee.type === "MemberExpression" &&
      call.callee.property.type === "Identifier" &&
      ["describe", "meta"].includes(call.callee.property.name) &&
      passedOver.push(...call.arguments),
  }).visit(parseSync(file, code).program);
  return found
    .filter((text) => !passedOver.some(({ start, end }) => start <= text.start && text.start < end))
    .map(({ text }) => text);
}

/** A value of the records, which pages show in other words. */
const DESIGN = "randomised controlled trial";

const STYLES = /\dpx|\d%[,)]|100% -|var\(|-\[|--|:[a-z-]+\d/;

/** Amounts of the kinds that studies report, apart from the ends of an axis. */
function figuresIn(text: string): string[] {
  const own = text
    .replace(/\{\{[^{}]*\}\}/g, "")
    .replace(/\b95% (?:CI|confidence interval|interval)s?/g, "");
  return own.match(FIGURE) ?? [];
}

const FIGURE =
  /(?<![\d.,])(?!(?:0|1[0,]*) )\d[\d.,]*(?:%|\+(?!\w)| of 100\b| points (?:less|lower|more|better)\b| (?:mm|J|mW|weeks|months|sessions|trials|studies|people|participants|women|men|adults|times as)\b)/g;
