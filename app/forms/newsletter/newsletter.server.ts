import type { Transaction } from "kysely";
import { z } from "zod";
import { followLink, linkSecret, signLink } from "#app/forms/confirmation-link.server.ts";
import { mailAddress } from "#app/forms/mail-address.server.ts";
import { mayWrite } from "#app/forms/mailboxes.server.ts";
import { type Resent, resendConfirmation } from "#app/forms/resend.server.ts";
import type { LinkState, SignUpOutcome } from "#app/forms/sign-up-outcome.ts";
import {
  createSignUpDesk,
  type SignUpParts,
  signUpSource,
  takeChecked,
} from "#app/forms/sign-ups.server.ts";
import type { SubscriberRow, Tables } from "#app/infra/database-tables.server.ts";
import { confirmationMail } from "./confirmation-mail.server.ts";
import {
  confirmSignUp,
  forgetUnconfirmed,
  linkState,
  pendingSubscriber,
  type Subscription,
  storeSignUp,
} from "./subscribers.server.ts";

export type Newsletter = {
  /** False without a mail server: readers then need not confirm. */
  asksForConfirmation: boolean;
  subscribe(form: SubscribeForm, clientAddress: string): Promise<SignUpOutcome>;
  /** @throws {DatabaseUnavailable} */
  resend(id: string): Promise<Resent>;
  /** Changes nothing. */
  checkLink(token: string): Promise<LinkState>;
  confirm(token: string): Promise<LinkState>;
};

/** Unchecked. Only robots fill in the `honeypot`. */
type SubscribeForm = { email: unknown; source: unknown; honeypot: unknown };

const subscription = z.object({ email: mailAddress, source: signUpSource });

export function createNewsletter(parts: SignUpParts): Newsletter {
  const { database, outbox, clock, siteUrl } = parts;
  const desk = createSignUpDesk("newsletter", parts);
  const time = () => new Date(clock()).toISOString();

  /** @returns true for a new address */
  const store = (wanted: Subscription) =>
    database.transaction(async (db) => {
      const status = outbox.sendsMail ? "pending" : "subscribed";
      const { row, isNew } = await storeSignUp(db, wanted, status, time());
      if (!outbox.sendsMail) return isNew;
      await forgetUnconfirmed(db, time());
      if (row.status !== "subscribed" && (await mayWrite(db, row.email_key, time()))) {
        await askFor(db, row);
      }
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
      resendConfirmation(parts, {
        find: (db) => pendingSubscriber(db, id),
        send: askFor,
      }),
  };
}
