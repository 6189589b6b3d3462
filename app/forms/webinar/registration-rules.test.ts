import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type FieldName, interests } from "./registration.ts";
import { registrationErrors, registrationSchema } from "./registration-rules.ts";

const ADA = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  phone: "+1 (555) 010-0199",
  interest: "pain-relief",
};

const read = (change: Partial<Record<FieldName, string>>) =>
  z.parse(registrationSchema, { ...ADA, ...change });

function errorsOf(change: Partial<Record<FieldName, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ADA, ...change })) form.set(name, value);
  return registrationErrors(form) ?? {};
}

test("what is right is kept as it is", () => {
  expect(read({})).toEqual(ADA);
  expect(errorsOf({})).toEqual({});
});

test("all five are required, and each says so in its own words", () => {
  expect(registrationErrors(new FormData())).toEqual({
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    email: "Enter your email address.",
    phone: "Enter your phone number.",
    interest: "Choose what you’re interested in.",
  });
  for (const field of Object.keys(ADA)) {
    expect(Object.keys(errorsOf({ [field]: " \t\u200b " })), field).toEqual([field]);
  }
});

describe("names", () => {
  test("have 1 to 100 characters, of any script", () => {
    expect(errorsOf({ firstName: "X" })).toEqual({});
    expect(errorsOf({ firstName: "ñ".repeat(100), lastName: "😀".repeat(100) })).toEqual({});
    expect(errorsOf({ lastName: "o".repeat(101) })).toHaveProperty("lastName");
  });

  test("lose line breaks and invisible marks, which could forge a mail's head", () => {
    expect(read({ firstName: " Ada\r\nBcc:\u202e x\0 " }).firstName).toBe("Ada Bcc: x");
  });
});

describe("phone numbers", () => {
  test.each(["12345", "555.010.0199", "+44 20 7946 0958", "(030) 901820", "1".repeat(30)])(
    "%s is one",
    (phone) => expect(errorsOf({ phone })).toEqual({}),
  );

  test.each(["1234", "( ) + - .", "1".repeat(31), "555-CALL-NOW", "+1/555/0100"])(
    "%s is none",
    (phone) => expect(errorsOf({ phone })).toHaveProperty("phone"),
  );

  test("are mended where they were copied with odd dashes, spaces and marks", () => {
    const odd = "\u202a+1\u00a0555\u2011010\u20130199\u202c";
    expect(read({ phone: odd }).phone).toBe("+1 555-010-0199");
    for (const phone of ["０３－１２３４－５６７８", "０３ー１２３４ー５６７８", "٠٣-١٢٣٤-٥٦٧٨"]) {
      expect(read({ phone }).phone).toBe("03-1234-5678");
    }
  });
});

test("the interests are the four, by their values", () => {
  for (const { value } of interests) expect(errorsOf({ interest: value })).toEqual({});
  for (const interest of ["Pain Relief", "pain", "PAIN-RELIEF"]) {
    expect(errorsOf({ interest })).toHaveProperty("interest");
  }
});

test("a file in place of a text counts as nothing typed", () => {
  expect(errorsOf({ firstName: new File(["x"], "x.txt") })).toEqual({
    firstName: "Enter your first name.",
  });
});
