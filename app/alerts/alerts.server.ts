import type { Transaction } from "kysely";
import { z } from "zod";
import type { AlertReaderRow, AlertTopicRow, Tables } from "#app/infra/database-tables.ts";
import { followLink, linkSecret, signLink } from "#app/sign-ups/confirmation-link.server.ts";
import { mailAddress } from "#app/sign-ups/mail-address.ts";
import { type Resent, resendConfirmation } from "#app/sign-ups/resend.server.ts";
import type { LinkState, SignUpOutcome } from "#app/sign-ups/sign-up-outcome.ts";
import {
  createSignUpDesk,
  type SignUpParts,
  signUpSource,
  takeChecked,
} from "#app/sign-ups/sign-ups.server.ts";
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

/** Who is told when a verdict changes, and how one comes to be told. */
export type Alerts = {
  /** Whether readers have to confirm by mail what they ask for. */
  asksForConfirmation: boolean;
  /** Stores what a reader asks for, and asks for its confirmation where mail is sent. */
  subscribe(form: AlertFields, clientAddress: string): Promise<SignUpOutcome>;
  /** Sends the confirmation of a pending topic once more, as the newsletter's. @throws {DatabaseUnavailable} */
  resend(topicId: string): Promise<Resent>;
  /** What a confirmation link is good for. Changes nothing. */
  checkLink(token: string): Promise<AlertLink>;
  /** What the button behind a confirmation link does. */
  confirm(token: string): Promise<AlertLink>;
  /** What a topic is called. */
  nameTopic(topic: string): string;
};

/** What came with a form, unchecked. A `honeypot` that is not empty was filled in by a robot. */
type AlertFields = { email: unknown; topic: unknown; source: unknown; honeypot: unknown };

/** What a link is good for, and the topic that it is about, where it is about one. */
export type AlertLink = { state: LinkState; topic?: string };

const wantedAlert = z.object({
  email: mailAddress,
  topic: z.string().refine((topic) => findTopic(topic) !== undefined, {
    error: "Please choose from the list what you want to be told of.",
  }),
  source: signUpSource,
});

/** Alerts over the database, with confirmation where mail is sent. */
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

  /** Returns whether the topic is new to the address. */
  const store = (wanted: WantedAlert) =>
    database.transaction(async (db) => {
      const status = outbox.sendsMail ? "pending" : "subscribed";
      // Before the time of the consent is read: what is known by then is no news.
      await noteChanges(db, listVerdictChanges(), time());
      const { reader, row, isNew } = await storeAlert(db, wanted, status, time());
      if (!outbox.sendsMail) return isNew;
      await forgetUnconfirmedAlerts(db, time());
      if (row.status === "pending") await askFor(db, reader, row);
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
      resendConfirmation(parts, "alerts", {
        find: (db) => pendingAlert(db, topicId),
        send: (db, { reader, row }) => askFor(db, reader, row),
      }),
  };
}
