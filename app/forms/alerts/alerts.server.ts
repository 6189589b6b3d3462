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
import { findTopic, listVerdictChanges, nameTopic } from "./alert-topics.server.ts";

export type Alerts = {
  /** False without a mail server: readers then need not confirm. */
  asksForConfirmation: boolean;
  /** Stores a sign-up and sends its confirmation mail, where there is a mail server. */
  subscribe(form: AlertFields, clientAddress: string): Promise<SignUpOutcome>;
  /** @throws {DatabaseUnavailable} */
  resend(topicId: string): Promise<Resent>;
  /** Changes nothing. */
  checkLink(token: string): Promise<AlertLink>;
  confirm(token: string): Promise<AlertLink>;
  nameTopic(topic: string): string;
};

/** Unchecked. Only robots fill in the `honeypot`. */
type AlertFields = { email: unknown; topic: unknown; source: unknown; honeypot: unknown };

/** `topic` is an id; undefined for a link that leads to none. */
export type AlertLink = { state: LinkState; topic?: string };

const wantedAlert = z.object({
  email: mailAddress,
  topic: z.string().refine((topic) => findTopic(topic) !== undefined, {
    error: "Please choose from the list what you want to be told of.",
  }),
  source: signUpSource,
});

export function createAlerts(parts: SignUpParts): Alerts {
  const { database, outbox, clock, siteUrl } = parts;
  const desk = createSignUpDesk("alerts", parts);
  const time = () => new Date(clock()).toISOString();

  const follow = async (
    token: string,
    use: typeof confirmAlert | typeof alertState,
  ): Promise<AlertLink> => {
    const found = await followLink<AlertLink>("alerts", token, parts, use);
    return typeof found === "string" ? { state: found } : found;
  };

  /** @returns true when the topic is new to the address */
  const store = (wanted: WantedAlert) =>
    database.transaction(async (db) => {
      const status = outbox.sendsMail ? "pending" : "subscribed";
      // Before the consent's time is read: changes known by then are no news.
      await noteChanges(db, listVerdictChanges(), time());
      const { reader, row, isNew } = await storeAlert(db, wanted, status, time());
      if (!outbox.sendsMail) return isNew;
      await forgetUnconfirmedAlerts(db, time());
      if (row.status !== "subscribed" && (await mayWrite(db, reader.email_key, time()))) {
        await askFor(db, reader, row);
      }
      return isNew;
    });

  const askFor = async (db: Transaction<Tables>, reader: AlertReaderRow, row: AlertTopicRow) => {
    const end = signLink("alerts", row.confirmation_id, clock(), await linkSecret(db));
    const link = `${siteUrl}/alerts/confirm/${end}`;
    await outbox.add(db, confirmationMail({ reader, row, link, siteUrl }));
  };

  return {
    asksForConfirmation: outbox.sendsMail,
    nameTopic,
    checkLink: (token) => follow(token, alertState),
    confirm: (token) => follow(token, confirmAlert),
    subscribe: ({ honeypot, ...form }, clientAddress) =>
      takeChecked(desk, wantedAlert.safeParse(form), { honeypot, clientAddress }, store),
    resend: (topicId) =>
      resendConfirmation(parts, {
        find: (db) => pendingAlert(db, topicId),
        send: (db, { reader, row }) => askFor(db, reader, row),
      }),
  };
}
