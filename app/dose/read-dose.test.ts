import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DOSE_FIELDS, doseWords, isBlank } from "./dose-form.ts";
import { readDose } from "./read-dose.ts";

const read = (query: string) => readDose(doseWords(new URLSearchParams(query)));

test("numbers are read as they are written", () => {
  const query = "claim=100&at=15cm&distance=46,5cm&minutes=.5&leds=200&width= 30cm &area=256. cm²";
  const { numbers, errors } = read(query);
  expect(errors).toEqual({});
  expect(numbers).toEqual({
    claim: 100,
    at: 15,
    distance: 46.5,
    minutes: 0.5,
    leds: 200,
    width: 30,
    area: 256,
  });
});

describe("what is no number gets a sentence beside its field", () => {
  test.each([
    ["far too much", "distance=1000000000cm", "distance"],
    ["two numbers", "minutes=10&minutes=20", "minutes"],
    ["half an LED", "leds=1.5", "leds"],
    ["a flat angle", "beam=180", "beam"],
    ["a light that nobody sells", "nm=9000", "nm"],
  ] as const)("%s", (_, query, field) => {
    const { numbers, errors } = read(query);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(/(?:^|\. )Enter /);
    expect(numbers).toEqual({});
  });

  test("power for strength, and a strength that no home device gives, are told apart", () => {
    expect(read("claim=100 mW").errors.claim).toMatch(/^That’s power, not strength\./);
    expect(read("claim=20 W/cm²").errors.claim).toBe(
      "No home device gives that much. Enter the strength, like 50 mW/cm².",
    );
  });
});

test("limits are said in inches, in round numbers", () => {
  expect(read("distance=0.1").errors.distance).toBe("Enter your distance, at least 0.2 inches.");
  expect(read("width=500").errors.width).toBe("Enter the panel’s width, at most 120 inches.");
  expect(read("area=9000").errors.area).toBe("Enter the area, at most 3200 square inches.");
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
