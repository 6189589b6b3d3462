import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { href } from "react-router";
import { followLink, linkSecret, signLink } from "#app/forms/confirmation-link.server.ts";
import { type MailAddress, mailAddress } from "#app/forms/mail-address.server.ts";
import { mayWrite } from "#app/forms/mailboxes.server.ts";
import type { LinkState } from "#app/forms/sign-up-outcome.ts";
import {
  createSignUpDesk,
  type SignUpParts,
  type SignUpTaken,
} from "#app/forms/sign-ups.server.ts";
import { newToken } from "#app/forms/unsubscribe-address.server.ts";
import type { FieldErrors } from "#app/forms/use-sign-up-form.ts";
import type { Tables, WebinarRegistrationRow } from "#app/infra/database-tables.server.ts";
import { parseRegistration, type Registration } from "./parse-registration.ts";
import { type FieldName, type TypedValues, WEBINAR, WEBINAR_PATH } from "./registration.ts";
import { changeMail, registrationMail } from "./registration-mail.server.ts";
import {
  confirmDetails,
  detailsOf,
  detailsState,
  isRepeated,
  keepWaiting,
  replaceDetails,
  storeRegistration,
} from "./registration-rows.server.ts";

export type Registrations = {
  register(sent: SentRegistration): Promise<RegistrationResult>;
  /** Changes nothing. */
  checkLink(token: string): Promise<LinkState>;
  confirm(token: string): Promise<LinkState>;
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

/**
 * A first registration counts at once. A later one of the same address waits for the link of a mail, so that nobody
 * replaces another's details; without a mail server it counts at once too.
 */
export function createRegistrations(parts: SignUpParts): Registrations {
  const { database, outbox, siteUrl, clock } = parts;
  const desk = createSignUpDesk("webinar", parts);

  /** @returns true for a new address */
  const store = (details: Details, consentVersion: string) =>
    database.transaction(async (db) => {
      const now = new Date(clock()).toISOString();
      const fresh = newRow(details, consentVersion, now);
      const row = await storeRegistration(db, fresh);
      const isNew = row.id === fresh.id;
      if (!outbox.sendsMail) {
        if (!isNew) await replaceDetails(db, row.id, detailsOf(fresh), now);
        return isNew;
      }
      if (await mayWrite(db, row.email_key, now)) await write(db, row, fresh);
      return isNew;
    });

  const write = async (
    db: Transaction<Tables>,
    row: WebinarRegistrationRow,
    fresh: WebinarRegistrationRow,
  ) => {
    const to = { address: row.email, key: row.email_key };
    if (isRepeated(row, fresh)) {
      await outbox.add(db, registrationMail(to, row.unsubscribe_token, siteUrl));
      return;
    }
    const id = await keepWaiting(db, row.id, detailsOf(fresh));
    const end = signLink("webinar", id, clock(), await linkSecret(db));
    const link = siteUrl + href("/webinars/confirm/:token", { token: end });
    await outbox.add(db, changeMail(to, link, row.unsubscribe_token, siteUrl));
  };

  return {
    checkLink: (token) => followLink("webinar", token, parts, detailsState),
    confirm: (token) => followLink("webinar", token, parts, confirmDetails),
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
    confirmation_id: null,
    waiting_details: null,
    unsubscribed_at: null,
    unsubscribe_token: newToken(),
    created_at: now,
    updated_at: now,
  };
}
