import { expect, test } from "vitest";
import { nameByPlaces, renameInStrings, renameSelectors } from "./short-class-names.ts";

const short = new Map([
  ["mt-1.5", "a"],
  ["hover:bg-[#fff]", "b"],
  ["text-ink", "c"],
  ["hover:text-red", "c"],
]);
const names = { short, classes: new Set([...short.keys(), "prose"]) };

test("a style sheet has the short names where it had the long ones", () => {
  const css =
    ".mt-1\\.5{margin:.5px}.hover\\:bg-\\[\\#fff\\]:hover,.text-inky .text-ink{color:red}";
  expect(renameSelectors(css, short)).toBe(".a{margin:.5px}.b:hover,.text-inky .c{color:red}");
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is code that is renamed in
test.each([
  [
    `<p className="mt-1.5  hover:bg-[#fff] prose">text-ink</p>`,
    `<p className="a  b prose">text-ink</p>`,
  ],
  [`const INK = wide ? "text-ink" : "text-inky";`, `const INK = wide ? "c" : "text-inky";`],
  ["const one = `mt-1.5 ${more} text-ink`;", "const one = `a ${more} c`;"],
  ["const one = `text-ink`;", "const one = `c`;"],
  [`<p className="text-ink mt-1.5 hover:text-red" />`, `<p className="c a" />`],
  ["const part = `text-ink${more}mt-1.5 text-ink`;", "const part = `text-ink${more}mt-1.5 c`;"],
  ["// text-ink\nconst ink = mt - 1.5;", "// text-ink\nconst ink = mt - 1.5;"],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above
])("%s", (code, renamed) => {
  expect(renameInStrings(code, "part.tsx", names)).toBe(renamed);
});

test("a text that happens to have the name of a class in it ends the build", () => {
  const code = `const answer = "Leave the mt-1.5 of skin alone";`;
  expect(() => renameInStrings(code, "part.tsx", names)).toThrow(
    'part.tsx: "Leave the mt-1.5 of skin alone" has names of utility classes beside "Leave"',
  );
});

test("classes in the same strings have one name, and the most frequent the shortest", () => {
  const places = new Map([
    ["p-2", ["a.tsx:1"]],
    ["text-ink", ["a.tsx:1", "b.tsx:9"]],
    ["m-auto", ["a.tsx:1"]],
  ]);
  const named = nameByPlaces(places, new Set(["b"]));
  expect([...named]).toEqual([
    ["text-ink", "a"],
    ["p-2", "c"],
    ["m-auto", "c"],
  ]);
});
