import * as z from "zod/mini";
import { type FieldErrors, fieldErrors } from "#app/forms/sign-up-outcome.ts";
import { pastedAddress, plainSigns, tidied } from "#app/text/typed.ts";
import { interests } from "./registration.ts";

/** The browser's own check, which it fetches on demand. The server knows more about addresses and decides. */
export function registrationErrors(form: FormData): FieldErrors | undefined {
  const { error } = z.safeParse(registrationSchema, Object.fromEntries(form));
  return error && fieldErrors(error.issues);
}

/** Text as typed, tidied; a missing field counts as an empty one. */
const line = z.pipe(z.catch(z.string(), ""), z.transform(tidied));

const name = (missing: string) =>
  line.check(
    z.minLength(1, missing),
    z.refine((text) => [...text].length <= 100, "Use up to 100 characters."),
  );

const email = z.pipe(z.catch(z.string(), ""), z.transform(pastedAddress)).check(
  z.minLength(1, "Enter your email address."),
  z.maxLength(254, "Use up to 254 characters."),
  z.refine(
    (text) => text === "" || /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text),
    "Enter an email address like name@example.com.",
  ),
);

const phone = z
  .pipe(
    line,
    // Japanese keyboards have the mark of a long sound beside "-".
    z.transform((text: string) => plainSigns(text).replace(/[\u30fc\uff70]/g, "-")),
  )
  .check(
    z.minLength(1, "Enter your phone number."),
    z.regex(/^[\d ()+.-]*$/, "Use digits, spaces and ( ) + - . only."),
    z.refine((text) => text === "" || digits(text) >= 5, "Enter your full phone number."),
    z.maxLength(30, "Use up to 30 characters."),
  );

const digits = (text: string) => text.replace(/\D/g, "").length;

/** All five are required. */
export const registrationSchema = z.object({
  firstName: name("Enter your first name."),
  lastName: name("Enter your last name."),
  email,
  phone,
  interest: z.enum(
    interests.map(({ value }) => value),
    { error: "Choose what you’re interested in." },
  ),
});
