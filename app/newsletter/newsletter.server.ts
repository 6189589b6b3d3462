import type { Transaction } from "kysely";
import type { SubscriberRow, Tables } from "#app/infra/database-tables.ts";
import { followLink, linkSecret, signLink } from "#app/sign-ups/confirmation-link.server.ts";
import { type Resent, resendConfirmation } from "#app/sign-ups/resend.server.ts";
import type { LinkState, SignUpOutcome } from "#app/sign-ups/sign-up-outcome.ts";
import { createSignUpDesk, type SignUpParts, takeChecked } from "#app/sign-ups/sign-ups.server.ts";
import { confirmationMail } from "./confirmation-mail.server.ts";
import {
  confirmSignUp,
  forgetUnconfirmed,
  linkState,
  pendingSubscriber,
  storeSignUp,
} from "./subscribers.server.ts";
import { type Subscription, subscription } from "./subscription.ts";

/** Who gets the newsletter, and how one comes to get it. */
export type Newsletter = {
  /** Whether who signs up has to confirm it by mail. */
  asksForConfirmation: boolean;
  /** Stores a sign-up, and asks for its confirmation where mail is sent. */
  subscribe(form: SubscribeForm, clientAddress: string): Promise<SignUpOutcome>;
  /**
   * Sends the confirmation of a pending sign-up once more, for the operator, within the limits of its
   * address. How long it is kept does not change. @throws {DatabaseUnavailable}
   */
  resend(id: string): Promise<Resent>;
  /** What a confirmation link is good for. Changes nothing. */
  checkLink(token: string): Promise<LinkState>;
  /** What the button behind a confirmation link does. */
  confirm(token: string): Promise<LinkState>;
};

/** What came with a form, unchecked. A `honeypot` that is not empty was filled in by a robot. */
export type SubscribeForm = { email: unknown; source: unknown; honeypot: unknown };

/** The newsletter over the database, with confirmation where mail is sent. */
export function createNewsletter(parts: SignUpParts): Newsletter {
  const { database, outbox, clock, siteUrl } = parts;
  const desk = createSignUpDesk("newsletter", parts);
  const time = () => new Date(clock()).toISOString();

  /** Returns whether the address is a new one. */
  const store = (wanted: Subscription) =>
    database.transaction(async (db) => {
      const status = outbox.sendsMail ? "pending" : "subscribed";
      const { row, isNew } = await storeSignUp(db, wanted, status, time());
      if (!outbox.sendsMail) return isNew;
      await forgetUnconfirmed(db, time());
      if (row.status === "pending") await askFor(db, row);
      return isNew;
    });

  const askFor = async (db: Transaction<Tables>, row: SubscriberRow) => {
    const end = signLink("newsletter", row.confirmation_id, clock(), await linkSecret(db));
    const link = `${siteUrl}/newsletter/confirm/${end}`;
    const to = { address: row.email, key: row.email_key };
    await outbox.add(db, confirmationMail(to, link, row.unsubscribe_token, siteUrl));
  };

  return {
    asksForConfirmation: outbox.sendsMail,
    checkLink: (token) => followLink("newsletter", token, parts, linkState),
    confirm: (token) => followLink("newsletter", token, parts, confirmSignUp),
    subscribe: ({ honeypot, ...form }, clientAddress) =>
      takeChecked(desk, subscription.safeParse(form), { honeypot, clientAddress }, store),
    resend: (id) =>
      resendConfirmation(parts, "newsletter", {
        find: (db) => pendingSubscriber(db, id),
        send: askFor,
      }),
  };
}
