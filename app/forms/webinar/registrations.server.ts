import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { createContext, href } from "react-router";
import * as z from "zod/mini";
import { followLink, linkSecret, signLink } from "#app/forms/confirmation-link.server.ts";
import { mailAddress } from "#app/forms/mail-address.server.ts";
import { mayWrite } from "#app/forms/mailboxes.server.ts";
import type { LinkState } from "#app/forms/sign-up-outcome.ts";
import {
  nameOrUnknown,
  type SignUpForm,
  type SignUpParts,
  type SignUps,
  takeSignUp,
} from "#app/forms/sign-ups.server.ts";
import { newToken } from "#app/forms/unsubscribe-address.server.ts";
import type { Tables, WebinarRegistrationRow } from "#app/infra/database-tables.server.ts";
import { WEBINAR, WEBINAR_PATH } from "./registration.ts";
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
import { registrationSchema } from "./registration-rules.ts";

export type Registrations = SignUps & {
  /** Changes nothing. */
  checkLink(token: string): Promise<LinkState>;
  confirm(token: string): Promise<LinkState>;
};

export const registrationsContext = createContext<Registrations>();

type Registration = z.output<typeof schema>;

const schema = z.extend(registrationSchema, {
  email: mailAddress,
  /** The version of the wording under the form. */
  consent: nameOrUnknown,
});

/**
 * A first registration counts at once. A later one of the same address waits for the link of a mail, so that nobody
 * replaces another's details; without a mail server it counts at once too.
 */
export function createRegistrations(parts: SignUpParts): Registrations {
  const { outbox, siteUrl, clock, log } = parts;

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

  const form: SignUpForm<Registration> = {
    list: "webinar",
    parts,
    schema,
    async store(db, wanted) {
      const now = new Date(clock()).toISOString();
      const fresh = newRow(wanted, now);
      const row = await storeRegistration(db, fresh);
      const isNew = row.id === fresh.id;
      if (!outbox.sendsMail) {
        if (!isNew) await replaceDetails(db, row.id, detailsOf(fresh), now);
        return isNew;
      }
      if (await mayWrite(db, row, now, log)) await write(db, row, fresh);
      return isNew;
    },
  };

  return {
    take: (fields, clientAddress) => takeSignUp(form, fields, clientAddress),
    checkLink: (token) => followLink("webinar", token, parts, detailsState),
    confirm: (token) => followLink("webinar", token, parts, confirmDetails),
  };
}

function newRow(wanted: Registration, now: string): WebinarRegistrationRow {
  const { email, firstName, lastName, phone, interest, consent } = wanted;
  return {
    id: randomUUID(),
    webinar: WEBINAR,
    email: email.address,
    email_key: email.key,
    first_name: firstName,
    last_name: lastName,
    phone,
    interest,
    consent_version: consent,
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
