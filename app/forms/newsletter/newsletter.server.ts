import type { Transaction } from "kysely";
import { createContext } from "react-router";
import { z } from "zod";
import { followLink, linkSecret, signLink } from "#app/forms/confirmation-link.server.ts";
import { mailAddress } from "#app/forms/mail-address.server.ts";
import { mayWrite } from "#app/forms/mailboxes.server.ts";
import { type Resent, resendConfirmation } from "#app/forms/resend.server.ts";
import type { LinkState } from "#app/forms/sign-up-outcome.ts";
import {
  nameOrUnknown,
  type SignUpForm,
  type SignUpParts,
  type SignUps,
  takeSignUp,
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

export type Newsletter = SignUps & {
  /** False without a mail server: readers then need not confirm. */
  asksForConfirmation: boolean;
  /** @throws {DatabaseUnavailable} */
  resend(id: string): Promise<Resent>;
  /** Changes nothing. */
  checkLink(token: string): Promise<LinkState>;
  confirm(token: string): Promise<LinkState>;
};

export const newsletterContext = createContext<Newsletter>();

export function createNewsletter(parts: SignUpParts): Newsletter {
  const { outbox, clock, log, siteUrl } = parts;

  const askFor = async (db: Transaction<Tables>, row: SubscriberRow) => {
    const end = signLink("newsletter", row.confirmation_id, clock(), await linkSecret(db));
    const link = `${siteUrl}/newsletter/confirm/${end}`;
    const to = { address: row.email, key: row.email_key };
    await outbox.add(db, confirmationMail(to, link, row.unsubscribe_token, siteUrl));
  };

  const form: SignUpForm<Subscription> = {
    list: "newsletter",
    parts,
    schema: z.object({ email: mailAddress, source: nameOrUnknown }),
    async store(db, wanted) {
      const now = new Date(clock()).toISOString();
      const status = outbox.sendsMail ? "pending" : "subscribed";
      const { row, isNew } = await storeSignUp(db, wanted, status, now);
      if (!outbox.sendsMail) return isNew;
      await forgetUnconfirmed(db, now);
      if (row.status !== "subscribed" && (await mayWrite(db, row, now, log))) {
        await askFor(db, row);
      }
      return isNew;
    },
  };

  return {
    take: (fields, clientAddress) => takeSignUp(form, fields, clientAddress),
    asksForConfirmation: outbox.sendsMail,
    checkLink: (token) => followLink("newsletter", token, parts, linkState),
    confirm: (token) => followLink("newsletter", token, parts, confirmSignUp),
    resend: (id) =>
      resendConfirmation(parts, {
        find: (db) => pendingSubscriber(db, id),
        send: askFor,
      }),
  };
}
