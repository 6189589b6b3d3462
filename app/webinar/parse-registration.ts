import * as z from "zod/mini";
import type { FieldErrors } from "#app/sign-ups/use-sign-up-form.ts";
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

/** One line in one form of Unicode, without control characters or direction marks. */
export function tidied(text: string): string {
  return text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

const line = z.pipe(z.string(), z.transform(tidied));

/** Phone books and web pages leave these in copied text. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A phone number from a web page may have any of these for "-". */
const DASHES = /[\u2010-\u2015\u2212]/g;

const name = (missing: string) =>
  line.check(
    z.minLength(1, missing),
    z.refine((text) => [...text].length <= 100, "Use 100 characters at most."),
  );

// A first check. The server's is in mail-address.server.ts.
const email = line.check(
  z.minLength(1, "Enter your e-mail address."),
  z.maxLength(254, "Use 254 characters at most."),
  z.refine(
    (text) => text === "" || /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text),
    "Enter a whole address, such as name@example.com.",
  ),
);

const phone = z
  .pipe(
    line,
    z.transform((text: string) => text.replace(DASHES, "-")),
  )
  .check(
    z.minLength(1, "Enter your phone number."),
    z.regex(/^[\d ()+.-]*$/, "Use digits, spaces and ( ) + - . only."),
    z.refine((text) => text === "" || digits(text) >= 5, "Enter the whole number."),
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
    { error: "Choose one of the four." },
  ),
});
