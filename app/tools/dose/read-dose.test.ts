import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DOSE_FIELDS, doseWords, isBlank } from "./dose-form.ts";
import { readDose } from "./read-dose.ts";

const read = (query: string) => readDose(doseWords(new URLSearchParams(query)));

test("numbers are read as they are written", () => {
  const query = "claim=100&at=15 cm&distance=46,5&minutes=.5&leds=200&width= 30 &area=256.";
  const { numbers, errors } = read(query);
  expect(errors).toEqual({});
  expect(numbers).toEqual({
    ...{ claim: 100, at: 15, distance: 46.5, minutes: 0.5, leds: 200, width: 30, area: 256 },
  });
});

describe("what is no number gets a sentence beside its field", () => {
  test.each([
    ["letters", "minutes=ten", "minutes"],
    ["a negative number", "minutes=-5", "minutes"],
    ["a power of ten", "claim=1e9", "claim"],
    ["far too much", "distance=1000000000", "distance"],
    ["another unit", "distance=10 m", "distance"],
    ["a comma that may be of thousands", "claim=1,000", "claim"],
    ["two numbers", "minutes=10&minutes=20", "minutes"],
    ["NaN", "minutes=NaN", "minutes"],
    ["Infinity", "area=Infinity", "area"],
    ["nothing but a point", "area=.", "area"],
    ["hexadecimal", "leds=0x10", "leds"],
    ["half an LED", "leds=1.5", "leds"],
    ["a flat angle", "beam=180", "beam"],
    ["markup", "width=<script>", "width"],
    ["a light that nobody sells", "nm=9000", "nm"],
  ] as const)("%s", (_, query, field) => {
    const { numbers, errors } = read(query);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toContain("You wrote");
    expect(numbers).toEqual({});
  });

  test("it names what may be written, and quotes what was", () => {
    expect(read("minutes=10 m").errors.minutes).toBe(
      "The time must be a number from 0.1 to 120, in minutes. You wrote “10 m”.",
    );
  });
});

test("what nobody asked for counts nothing", () => {
  expect(read("minutes=10&constructor=1&__proto__=2").numbers).toEqual({ minutes: 10 });
});

test("choices alone are no input", () => {
  expect(isBlank(doseWords(new URLSearchParams("use=acne&device=own&method=own&claim=+")))).toBe(
    true,
  );
  expect(isBlank(doseWords(new URLSearchParams("minutes=x")))).toBe(false);
});

test("whatever is written, each field has its number, its sentence, or nothing", () => {
  const written = fc.oneof(fc.string(), fc.double().map(String), fc.constant(""));
  fc.assert(
    fc.property(fc.tuple(...DOSE_FIELDS.map(() => written)), (all) => {
      const pairs = DOSE_FIELDS.map((field, index) => [field, all[index] ?? ""]);
      const words = doseWords(new URLSearchParams(pairs));
      const { numbers, errors } = readDose(words);
      for (const [field, number] of Object.entries(numbers)) {
        expect(Number.isFinite(number) && number > 0, field).toBe(true);
        expect(Object.hasOwn(errors, field)).toBe(false);
      }
    }),
  );
});
