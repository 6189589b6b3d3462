import { describe, expect, test } from "vitest";
import { parseRegistration } from "./parse-registration.ts";
import { type FieldName, interests, typedValues } from "./registration.ts";

const ADA = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  phone: "+1 (555) 010-0199",
  interest: "pain-relief",
};

const errorsOf = (change: Partial<Record<FieldName, string>>) => {
  const parsed = parseRegistration({ ...ADA, ...change });
  return parsed.ok ? {} : parsed.errors;
};

test("what is right is kept as it is", () => {
  expect(parseRegistration(ADA)).toEqual({ ok: true, registration: ADA });
});

test("all five are required, and each says so in its own words", () => {
  const empty = parseRegistration(typedValues(new FormData()));
  expect(empty.ok).toBe(false);
  expect(empty.ok || empty.errors).toEqual({
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
    const parsed = parseRegistration({ ...ADA, firstName: " Ada\r\nBcc:\u202e x\0 " });
    expect(parsed).toMatchObject({ ok: true, registration: { firstName: "Ada Bcc: x" } });
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
    const parsed = parseRegistration({
      ...ADA,
      phone: "\u202a+1\u00a0555\u2011010\u20130199\u202c",
    });
    expect(parsed).toMatchObject({ ok: true, registration: { phone: "+1 555-010-0199" } });
    for (const phone of ["０３－１２３４－５６７８", "０３ー１２３４ー５６７８", "٠٣-١٢٣٤-٥٦٧٨"]) {
      const japanese = parseRegistration({ ...ADA, phone });
      expect(japanese).toMatchObject({ ok: true, registration: { phone: "03-1234-5678" } });
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
  const form = new FormData();
  form.set("firstName", new File(["x"], "x.txt"));
  expect(typedValues(form).firstName).toBe("");
});
