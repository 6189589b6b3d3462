import { expect, test } from "vitest";
import { skinInWords } from "./skin-words.server.ts";

test.each([
  ["blood", "0.2%"],
  ["oxygenated", "60%"],
  ["melanin", "10%"],
  ["water", "65%"],
  ["epidermis", "60 µm"],
  ["held", "630 to 950 nm"],
  ["last", "950 nm"],
  ["scattering", "8.3 (λ ÷ 1,000 nm)<sup>−1</sup> + 1.7 (λ ÷ 1,000 nm)<sup>−4</sup>"],
  ["light", "1.3–6.3%"],
  ["dark", "18–43%"],
  ["measured at", "850 nm"],
  ["measured people", "3,809"],
  ["measured absorption", "0.048 and 0.035"],
  ["measured scattering", "12"],
])("the model's %s is %s", (field, words) => {
  expect(skinInWords(field)).toBe(words);
});

test("a wavelength and a share of light are a depth", () => {
  expect(skinInWords("850 half")).toBe("0.07–0.3 in (2–8 mm)");
  expect(skinInWords("850 tenth")).toBe("0.3–1.2 in (7–30 mm)");
});

test("nothing else is in the model", () => {
  for (const field of ["", "hair", "850", "850 third", "850 half of it", "at 850 half"]) {
    expect(skinInWords(field), field).toBeUndefined();
  }
});
