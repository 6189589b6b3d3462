import { expect, test } from "vitest";
import { typeset } from "./typeset.ts";

test("ranges get an en dash, wavelengths a space that does not break", () => {
  expect(typeset("630-660nm, 10-20 min")).toBe("630–660\u00a0nm, 10–20 min");
  expect(typeset("660nm + 810-850nm NIR")).toBe("660\u00a0nm + 810–850\u00a0nm NIR");
  expect(typeset("$100-$400, $1,000-$3,000+")).toBe("$100–$400, $1,000–$3,000+");
  expect(typeset("light of 633 nm")).toBe("light of 633\u00a0nm");
  expect(typeset("24 J/cm² at 15 cm, 5 minutes")).toBe("24\u00a0J/cm² at 15\u00a0cm, 5 minutes");
});

test("words, addresses and markers keep their hyphens", () => {
  const text =
    'MMP-1, a 12-week trial [[nampo-2016-2, lee-2007]] <a href="/blog/a-1-2">type-1</a> of 21';
  expect(typeset(text)).toBe(text);
});
