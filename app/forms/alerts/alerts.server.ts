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
import type { AlertReaderRow, AlertTopicRow, Tables } from "#app/infra/database-tables.server.ts";
import { confirmationMail } from "./alert-mails.server.ts";
import {
  alertState,
  confirmAlert,
  forgetUnconfirmedAlerts,
  noteChanges,
  pendingAlert,
  storeAlert,
  type WantedAlert,
} from "./alert-rows.server.ts";
import { findTopic, listVerdictChanges } from "./alert-topics.server.ts";

export type Alerts = SignUps & {
  /** False without a mail server: readers then need not confirm. */
  asksForConfirmation: boolean;
  /** @throws {DatabaseUnavailable} */
  resend(topicId: string): Promise<Resent>;
  /** Changes nothing. */
  checkLink(token: string): Promise<AlertLink>;
  confirm(token: string): Promise<AlertLink>;
};

export const alertsContext = createContext<Alerts>();

/** `topic` is an id; undefined for a link that leads to none. */
export type AlertLink = { state: LinkState; topic?: string };

const schema = z.object({
  email: mailAddress,
  topic: z.string().refine((topic) => findTopic(topic) !== undefined, {
    error: "Please choose from the list what you want to be told of.",
  }),
  source: nameOrUnknown,
});

export function createAlerts(parts: SignUpParts): Alerts {
  const { outbox, clock, log, siteUrl } = parts;

  const follow = async (
    token: string,
    use: typeof confirmAlert | typeof alertState,
  ): Promise<AlertLink> => {
    const found = await followLink<AlertLink>("alerts", token, parts, use);
    return typeof found === "string" ? { state: found } : found;
  };

  const askFor = async (db: Transaction<Tables>, reader: AlertReaderRow, row: AlertTopicRow) => {
    const end = signLink("alerts", row.confirmation_id, clock(), await linkSecret(db));
    const link = `${siteUrl}/alerts/confirm/${end}`;
    await outbox.add(db, confirmationMail({ reader, row, link, siteUrl }));
  };

  const form: SignUpForm<WantedAlert> = {
    list: "alerts",
    parts,
    schema,
    async store(db, wanted) {
      const time = () => new Date(clock()).toISOString();
      const status = outbox.sendsMail ? "pending" : "subscribed";
      // Before the consent's time is read: changes known by then are no news.
      await noteChanges(db, listVerdictChanges(), time());
      const { reader, row, isNew } = await storeAlert(db, wanted, status, time());
      if (!outbox.sendsMail) return isNew;
      await forgetUnconfirmedAlerts(db, time());
      const signUp = { id: row.id, email_key: reader.email_key };
      if (row.status !== "subscribed" && (await mayWrite(db, signUp, time(), log))) {
        await askFor(db, reader, row);
      }
      return isNew;
    },
  };

  return {
    take: (fields, clientAddress) => takeSignUp(form, fields, clientAddress),
    asksForConfirmation: outbox.sendsMail,
    checkLink: (token) => follow(token, alertState),
    confirm: (token) => follow(token, confirmAlert),
    resend: (topicId) =>
      resendConfirmation(parts, {
        find: (db) => pendingAlert(db, topicId),
        send: (db, { reader, row }) => askFor(db, reader, row),
      }),
  };
}
