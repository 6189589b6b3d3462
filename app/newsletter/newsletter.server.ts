import { followLink, linkSecret, signLink } from "#app/sign-ups/confirmation-link.server.ts";
import type { LinkState, SignUpOutcome } from "#app/sign-ups/sign-up-outcome.ts";
import { createSignUpDesk, type SignUpParts, takeChecked } from "#app/sign-ups/sign-ups.server.ts";
import { confirmationMail } from "./confirmation-mail.server.ts";
import { confirmSignUp, forgetUnconfirmed, linkState, storeSignUp } from "./subscribers.server.ts";
import { type Subscription, subscription } from "./subscription.ts";

/** Who gets the newsletter, and how one comes to get it. */
export type Newsletter = {
  /** Whether who signs up has to confirm it by mail. */
  asksForConfirmation: boolean;
  /** Stores a sign-up, and asks for its confirmation where mail is sent. */
  subscribe(form: SubscribeForm, clientAddress: string): Promise<SignUpOutcome>;
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
      if (row.status !== "pending") return isNew;
      const end = signLink("newsletter", row.confirmation_id, clock(), await linkSecret(db));
      const link = `${siteUrl}/newsletter/confirm/${end}`;
      const { unsubscribe_token: token } = row;
      await outbox.add(db, confirmationMail(wanted.email, link, token, siteUrl));
      return isNew;
    });

  return {
    asksForConfirmation: outbox.sendsMail,
    checkLink: (token) => followLink("newsletter", token, parts, linkState),
    confirm: (token) => followLink("newsletter", token, parts, confirmSignUp),
    subscribe: ({ honeypot, ...form }, clientAddress) =>
      takeChecked(desk, subscription.safeParse(form), { honeypot, clientAddress }, store),
  };
}
