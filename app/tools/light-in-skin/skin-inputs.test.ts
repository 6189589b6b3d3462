import fc from "fast-check";
import { expect, test } from "vitest";
import { FIELDS, readAddress, type Written } from "./skin-fields.ts";
import { readFields, rules } from "./skin-inputs.ts";

const typical: Written = { nm: "850", melanin: "10", blood: "0.2" };
const problemsOf = (written: Partial<Written>) => readFields({ ...typical, ...written }).problems;

test("an address without parameters asks for what the model's source calls typical", () => {
  expect(readAddress(new URLSearchParams(), rules)).toEqual(typical);
  expect(readFields(typical)).toEqual({
    nanometres: 850,
    skin: { melanin: 0.1, blood: 0.002 },
    problems: {},
  });
});

test.each([
  ["nm", ["600", "1000", "660 nm", "660nm", " 660 NM ", "850 nanometres"]],
  ["melanin", ["1.3", "43", "6.3%", "6,3 %"]],
  ["blood", ["0.05", "5", "0.2 %", "0,2"]],
] as const)("%s is read as people write it", (name, all) => {
  for (const written of all) expect(problemsOf({ [name]: written }), written).toEqual({});
});

test.each([
  ["nm", ["red", "599", "1001", "660.5", "0.85 µm", "850 %", ""]],
  ["melanin", ["dark", "1", "44", "10 nm"]],
  ["blood", ["a lot", "0", "6", "0.2 nm"]],
] as const)(
  "what %s can't take has a sentence that says what to write and what was written",
  (name, all) => {
    for (const written of all) {
      const problems = problemsOf({ [name]: written });
      expect(Object.keys(problems), written).toEqual([name]);
      expect(problems[name]).toMatch(/^Enter the /);
    }
  },
);

test("a parameter that is given twice keeps both and asks for one", () => {
  const written = readAddress(new URLSearchParams("nm=850&nm=660"), rules);
  expect(written.nm).toBe("850 and 660");
  expect(problemsOf(written).nm).toBe("Enter the wavelength, like 850 nm.");
});

test("what was read before stays where a field can't be read", () => {
  const before = { nanometres: 660, skin: { melanin: 0.3, blood: 0.01 } };
  const asked = readFields({ nm: "x", melanin: "x", blood: "4" }, before);
  expect(asked).toMatchObject({ nanometres: 660, skin: { melanin: 0.3, blood: 0.04 } });
});

test("nothing that is written leads out of the rules or past the length of a line", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.constantFrom(...FIELDS), (text, name) => {
      const { nanometres, skin, problems } = readFields({ ...typical, [name]: text });
      const values = { nm: nanometres, melanin: skin.melanin * 100, blood: skin.blood * 100 };
      for (const field of FIELDS) {
        expect(values[field]).toBeGreaterThanOrEqual(rules[field].from - 1e-9);
        expect(values[field]).toBeLessThanOrEqual(rules[field].to + 1e-9);
      }
      expect((problems[name] ?? "").length).toBeLessThan(160);
    }),
  );
});
