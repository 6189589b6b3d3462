import * as z from "zod/mini";
import type { FieldErrors } from "#app/forms/use-sign-up-form.ts";
import { pastedAddress, plainSigns, tidied } from "#app/text/typed.ts";
import { type FieldName, fieldNames, interests, type TypedValues } from "./registration.ts";

/** A registration whose every field is right. */
export type Registration = z.output<typeof schema>;

/** Checks and trims the typed values, in the browser (on demand) and on the server. */
export function parseRegistration(
  typed: TypedValues,
): { ok: true; registration: Registration } | { ok: false; errors: FieldErrors<FieldName> } {
  const parsed = z.safeParse(schema, typed);
  if (parsed.success) return { ok: true, registration: parsed.data };
  const errors: FieldErrors<FieldName> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = fieldNames.find((field) => field === path[0]);
    if (name) errors[name] ??= message;
  }
  return { ok: false, errors };
}

const line = z.pipe(z.string(), z.transform(tidied));

const name = (missing: string) =>
  line.check(
    z.minLength(1, missing),
    z.refine((text) => [...text].length <= 100, "Use 100 characters at most."),
  );

// A first check. The server's is in mail-address.server.ts.
const email = z.pipe(z.string(), z.transform(pastedAddress)).check(
  z.minLength(1, "Enter your email address."),
  z.maxLength(254, "Use 254 characters at most."),
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
    z.maxLength(30, "Use 30 characters at most."),
  );

const digits = (text: string) => text.replace(/\D/g, "").length;

const schema = z.object({
  firstName: name("Enter your first name."),
  lastName: name("Enter your last name."),
  email,
  phone,
  interest: z.enum(
    interests.map(({ value }) => value),
    { error: "Choose what you’re interested in." },
  ),
});
