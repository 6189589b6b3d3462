import { expect, test } from "vitest";
import { typeset, typesetAfter } from "./typeset.ts";

test("ranges get an en dash, wavelengths a space that does not break", () => {
  expect(typeset("630-660nm, 10-20 min")).toBe("630–660\u00a0nm, 10–20 min");
  expect(typeset("660nm + 810-850nm NIR")).toBe("660\u00a0nm + 810–850\u00a0nm NIR");
  expect(typeset("$100-$400, $1,000-$3,000+")).toBe("$100–$400, $1,000–$3,000+");
  expect(typeset("light of 633 nm")).toBe("light of 633\u00a0nm");
  expect(typeset("24 J/cm² at 15 cm, 5 minutes")).toBe("24\u00a0J/cm² at 15\u00a0cm, 5 minutes");
});

test("what belongs together stays on one line, also where the source breaks it", () => {
  expect(typeset("rose to 24\n      J/cm²")).toBe("rose to 24\u00a0J/cm²");
  expect(typeset("40 × 600 ÷ 1,000 = 24 J/cm2")).toBe(
    "40\u00a0×\u00a0600\u00a0÷\u00a01,000 =\u00a024\u00a0J/cm²",
  );
  expect(typeset("SMD 1.16, 95% CI 0.64-1.69, P = .03")).toBe(
    "SMD 1.16, 95%\u00a0CI\u00a00.64–1.69, p\u00a0=\u00a00.03",
  );
});

test("quotation marks and apostrophes curve", () => {
  expect(typeset(`the experts' "own" count, it's ("so")`)).toBe(
    "the experts’ “own” count, it’s (“so”)",
  );
  expect(typeset("Biphasic light - an update")).toBe("Biphasic light – an update");
});

test("words keep their hyphens", () => {
  const text = "MMP-1, a 12-week trial, type-1 of 21";
  expect(typeset(text)).toBe(text);
});

test.each([
  "doi:10.1007/s10103-016-1911-1.",
  "10.1136/annrheumdis-2016-209724, 10.1000/5nm-6",
  "https://site.example/evidence/type-2-1?a=1-2",
  "2026-11-22",
  "1-800-555-1234",
  "Power P = 5W, P = 0.55 W",
])("%s stays as it is", (written) => {
  expect(typeset(written).replaceAll("\u00a0", " ")).toBe(written);
});

test.each([
  ['"A standard programme" is no answer', "“A standard programme” is no answer"],
  ["You can't (don't)", "You can’t (don’t)"],
  ["the doctor's, the trials' own", "the doctor’s, the trials’ own"],
  ["'quoted'", "‘quoted’"],
  ["830 nm, 6 J and 20 mW/cm²", "830\u00a0nm, 6\u00a0J and 20\u00a0mW/cm²"],
  ["0.1 cm² at 95% CI 7.31–21.14", "0.1\u00a0cm² at 95%\u00a0CI\u00a07.31–21.14"],
  ["did not rise (p = 0.37)", "did not rise (p\u00a0=\u00a00.37)"],
  ["r = −0.695 in 149 s, 5 sizes", "r\u00a0=\u00a0−0.695 in 149\u00a0s, 5 sizes"],
  ["WMD -0.19 (-.52 to 0.13)", "WMD −0.19 (−.52 to 0.13)"],
  ["12 to 18 inches, 5 people", "12 to 18\u00a0inches, 5 people"],
])("%s", (plain, expected) => {
  expect(typeset(plain)).toBe(expected);
});

test("a mark goes by the words before it", () => {
  expect(typesetAfter("(", '"a"')).toBe("“a”");
  expect(typesetAfter("a", '"')).toBe("”");
});
