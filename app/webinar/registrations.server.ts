import { randomUUID } from "node:crypto";
import type { WebinarRegistrationRow } from "#app/infra/database-tables.server.ts";
import { type MailAddress, mailAddress } from "#app/sign-ups/mail-address.server.ts";
import {
  createSignUpDesk,
  type SignUpParts,
  type SignUpTaken,
} from "#app/sign-ups/sign-ups.server.ts";
import { newToken } from "#app/sign-ups/unsubscribe-address.server.ts";
import type { FieldErrors } from "#app/sign-ups/use-sign-up-form.ts";
import { parseRegistration, type Registration } from "./parse-registration.ts";
import { type FieldName, type TypedValues, WEBINAR, WEBINAR_PATH } from "./registration.ts";
import { registrationMail } from "./registration-mail.server.ts";

export type Registrations = {
  register(sent: SentRegistration): Promise<RegistrationResult>;
};

/** A form as it came in, not checked yet. */
export type SentRegistration = {
  typed: TypedValues;
  /** Version of the wording under the form. */
  consentVersion: string;
  /** True when the honeypot was filled in. */
  byRobot: boolean;
  clientAddress: string;
};

/** Robots are told "registered" as well. */
export type RegistrationResult =
  | SignUpTaken
  | { status: "invalid"; errors: FieldErrors<FieldName> };

/** A registration counts at once: readers need not confirm it. */
export function createRegistrations(parts: SignUpParts): Registrations {
  const { database, outbox, siteUrl, clock } = parts;
  const desk = createSignUpDesk("webinar", parts);

  /** @returns true for a new address */
  const store = (details: Details, consentVersion: string) =>
    database.transaction(async (db) => {
      const fresh = newRow(details, consentVersion, new Date(clock()).toISOString());
      const { id, unsubscribe_token } = await db
        .insertInto("webinar_registrations")
        .values(fresh)
        .onConflict((conflict) =>
          conflict.columns(["email_key", "webinar"]).doUpdateSet((row) => ({
            email: row.ref("excluded.email"),
            first_name: row.ref("excluded.first_name"),
            last_name: row.ref("excluded.last_name"),
            phone: row.ref("excluded.phone"),
            interest: row.ref("excluded.interest"),
            consent_version: row.ref("excluded.consent_version"),
            consented_at: row.ref("excluded.consented_at"),
            source: row.ref("excluded.source"),
            unsubscribed_at: null,
            updated_at: row.ref("excluded.updated_at"),
          })),
        )
        .returning(["id", "unsubscribe_token"])
        .executeTakeFirstOrThrow();
      if (outbox.sendsMail) {
        await outbox.add(db, registrationMail(details.email, unsubscribe_token, siteUrl));
      }
      return id === fresh.id;
    });

  return {
    async register({ typed, consentVersion, byRobot, clientAddress }) {
      const read = readDetails(typed);
      if (!read.ok) {
        desk.refuse();
        return { status: "invalid", errors: read.errors };
      }
      const { details } = read;
      const sender = { emailKey: details.email.key, clientAddress, byRobot };
      return desk.take(sender, () => store(details, consentVersion));
    },
  };
}

type Details = Omit<Registration, "email"> & { email: MailAddress };

/** All errors at once, with the server's check of the address. */
function readDetails(
  typed: TypedValues,
): { ok: true; details: Details } | { ok: false; errors: FieldErrors<FieldName> } {
  const parsed = parseRegistration(typed);
  const email = mailAddress.safeParse(typed.email);
  if (parsed.ok && email.success) {
    return { ok: true, details: { ...parsed.registration, email: email.data } };
  }
  const errors: FieldErrors<FieldName> = parsed.ok ? {} : parsed.errors;
  const problem = errors.email ?? email.error?.issues[0]?.message;
  return { ok: false, errors: { ...errors, ...(problem && { email: problem }) } };
}

function newRow(details: Details, consentVersion: string, now: string): WebinarRegistrationRow {
  const { email, firstName, lastName, phone, interest } = details;
  return {
    id: randomUUID(),
    webinar: WEBINAR,
    email: email.address,
    email_key: email.key,
    first_name: firstName,
    last_name: lastName,
    phone,
    interest,
    // A made-up version is worth nothing.
    consent_version: /^[a-z0-9-]{1,40}$/.test(consentVersion) ? consentVersion : "unknown",
    consented_at: now,
    source: WEBINAR_PATH,
    unsubscribed_at: null,
    unsubscribe_token: newToken(),
    created_at: now,
    updated_at: now,
  };
}
