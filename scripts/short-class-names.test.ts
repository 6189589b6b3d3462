import { expect, test } from "vitest";
import { renameInStrings, renameSelectors } from "./short-class-names.ts";

const short = new Map([
  ["mt-1.5", "a"],
  ["hover:bg-[#fff]", "b"],
  ["text-ink", "c"],
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
