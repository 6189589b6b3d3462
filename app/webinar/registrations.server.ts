import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import type { WebinarRegistrationRow } from "#app/infra/database-tables.ts";
import { type MailAddress, mailAddress } from "#app/infra/mail-address.ts";
import type { Metrics, SignUpResult } from "#app/infra/metrics.ts";
import { newToken, type Outbox } from "#app/infra/outbox.server.ts";
import type { RateLimits } from "#app/infra/rate-limits.server.ts";
import { confirmationMail } from "./confirmation-mail.server.ts";
import {
  type FieldErrors,
  parseRegistration,
  type Registration,
  type TypedValues,
  tidied,
  WEBINAR,
  WEBINAR_PATH,
} from "./registration.ts";

/** Who registered for the webinar. */
export type Registrations = {
  register(sent: SentRegistration): Promise<RegistrationResult>;
};

/** A form as it came in. */
export type SentRegistration = {
  typed: TypedValues;
  /** Version of the wording that stood under the form. */
  consentVersion: string;
  /** The field that no person sees was filled in. */
  byRobot: boolean;
  clientAddress: string;
};

/** `retryAfter` in seconds. "registered" is also what robots are told. */
export type RegistrationResult =
  | { status: "registered" }
  | { status: "invalid"; errors: FieldErrors }
  | { status: "limited"; retryAfter: number }
  | { status: "unavailable" };

/** @param clock milliseconds since 1970 */
export function createRegistrations({
  database,
  outbox,
  rateLimits,
  metrics,
  siteUrl,
  log,
  clock,
}: {
  database: Database;
  outbox: Outbox;
  rateLimits: RateLimits;
  metrics: Pick<Metrics, "signUps">;
  siteUrl: string;
  log: Logger;
  clock: () => number;
}): Registrations {
  const count = (result: SignUpResult) => metrics.signUps.inc({ kind: FORM, result });

  /** Returns whether the address is a new one. */
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
        await outbox.add(db, confirmationMail(details.email, unsubscribe_token, siteUrl));
      }
      return id === fresh.id;
    });

  return {
    async register({ typed, consentVersion, byRobot, clientAddress }) {
      const read = readDetails(typed);
      if (!read.ok) {
        count("refused");
        return { status: "invalid", errors: read.errors };
      }
      if (byRobot) {
        count("refused");
        log.info({ form: FORM }, "A form was filled in by a robot: nothing was stored");
        return { status: "registered" };
      }
      try {
        const sender = { emailKey: read.details.email.key, clientAddress };
        const limit = await rateLimits.count(FORM, sender);
        if (!limit.allowed) {
          count("limited");
          return { status: "limited", retryAfter: limit.retryAfter };
        }
        count((await store(read.details, consentVersion)) ? "stored" : "repeated");
      } catch (error) {
        count("failed");
        if (error instanceof DatabaseUnavailable) return { status: "unavailable" };
        throw error;
      }
      outbox.wake();
      return { status: "registered" };
    },
  };
}

/** The webinar's name in the rate limits and the metrics. */
const FORM = "webinar";

type Details = Omit<Registration, "email"> & { email: MailAddress };

/** All that is wrong at once, the address read as mail servers do. */
function readDetails(
  typed: TypedValues,
): { ok: true; details: Details } | { ok: false; errors: FieldErrors } {
  const parsed = parseRegistration(typed);
  const email = mailAddress.safeParse(tidied(typed.email));
  if (parsed.ok && email.success) {
    return { ok: true, details: { ...parsed.registration, email: email.data } };
  }
  const errors: FieldErrors = parsed.ok ? {} : parsed.errors;
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
    // Made up by the sender, it says nothing.
    consent_version: /^[a-z0-9-]{1,40}$/.test(consentVersion) ? consentVersion : "unknown",
    consented_at: now,
    source: WEBINAR_PATH,
    unsubscribed_at: null,
    unsubscribe_token: newToken(),
    created_at: now,
    updated_at: now,
  };
}
