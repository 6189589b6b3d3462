import type { Transaction } from "kysely";
import type { Logger } from "pino";
import { createContext } from "react-router";
import type { WallClock } from "#app/infra/clock.ts";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import type { OutboxRow, Tables } from "#app/infra/database-tables.server.ts";
import type { Mailer, MailOutcome } from "./mail.server.ts";
import {
  type Attempt,
  addMail,
  afterAttempt,
  claimMail,
  type OutgoingMail,
  recordAttempt,
  releaseMails,
  reserveMail,
  type Time,
  tidyMails,
} from "./outbox-rows.server.ts";

/**
 * Mail is stored with its cause and sent at most once: a server records the handover before it sends the mail's end.
 * Killed in between, nobody knows whether it went out, so it is not sent again.
 */
export type Outbox = {
  /** False without SMTP_URL; then `add` must not be called. */
  sendsMail: boolean;
  /** Unless an equal one waits. Call `wake` after the transaction. */
  add(transaction: Transaction<Tables>, mail: OutgoingMail): Promise<void>;
  wake(): void;
  /** @throws {DatabaseUnavailable} */
  deliverDue(): Promise<void>;
  start(): void;
  /** Waits a few seconds for mails under way. */
  stop(): Promise<void>;
};

export const outboxContext = createContext<Outbox>();

/** @param mailer undefined without SMTP_URL */
export function createOutbox(
  database: Database,
  mailer: Mailer | undefined,
  log: Logger,
  clock: WallClock,
): Outbox {
  const time: Time = (offset = 0) => new Date(clock() + offset).toISOString();
  const aborted = new AbortController();
  const unrecorded = new Set<Attempt>();
  let hasLooked = false;
  let stopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let lastProblem: string | undefined;

  const deliverDue = async () => {
    if (!mailer) return;
    // Reservations from before this server's first look mostly come from its own sudden end.
    if (!hasLooked) await releaseMails(database, time());
    hasLooked = true;
    for (const attempt of unrecorded) await record(attempt);
    for (const { id, kind } of await tidyMails(database, time)) {
      log.error({ mail: id, kind }, UNKNOWN);
    }
    const sendOneByOne = async () => {
      for (;;) {
        const row = stopped ? undefined : await reserveMail(database, time());
        if (!row) return;
        const claim = () => claimMail(database, row, time());
        await settle(row, await mailer.send(asMail(row), aborted.signal, claim));
      }
    };
    await Promise.all(Array.from({ length: MAILS_AT_ONCE }, sendOneByOne));
  };

  const settle = async (row: OutboxRow, outcome: MailOutcome) => {
    const next = afterAttempt(row, outcome, time);
    const facts = { mail: row.id, kind: row.kind, attempt: row.attempts, problem: next.problem };
    if (next.state === "sent") log.debug(facts, "Mail sent");
    if (next.state === "waiting") log.warn(facts, "A mail was refused and will be tried again");
    if (next.state === "failed") log.error(facts, "A mail was refused and is given up");
    if (next.state === "unknown") log.error(facts, UNKNOWN);
    await record({ row, next, isUndeliverable: outcome.status === "undeliverable" });
  };

  /** Results that the database could not store are stored at a later look. */
  const record = async (attempt: Attempt) => {
    unrecorded.add(attempt);
    await recordAttempt(database, attempt, time());
    unrecorded.delete(attempt);
  };

  const run = () => {
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        await deliverDue();
        lastProblem = undefined;
      }
    })()
      .catch((error: Error) => {
        // The database logs its own failure. The next look tries again, so any other is logged once.
        const isLogged = error instanceof DatabaseUnavailable || error.message === lastProblem;
        lastProblem = error.message;
        if (!isLogged) log.warn({ err: error }, "Mail could not be looked through");
      })
      .finally(() => {
        running = undefined;
      });
  };

  return {
    sendsMail: mailer !== undefined,
    add: (transaction, mail) => addMail(transaction, mail, time()),
    wake: () => timer && run(),
    deliverDue,
    start() {
      if (!mailer) {
        log.info(
          "SMTP_URL is not set: no mail is sent, and readers who sign up are subscribed at once",
        );
        return;
      }
      log.info(`Mail goes out through ${mailer.server}`);
      timer = setInterval(run, LOOK_EVERY_MS);
      run();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      const abort = setTimeout(() => aborted.abort(), LAST_SECONDS);
      await running;
      clearTimeout(abort);
    },
  };
}

export const MAILS_AT_ONCE = 4;
const LOOK_EVERY_MS = 10_000;
const LAST_SECONDS = 5_000;

const UNKNOWN =
  "Whether the mail server took a mail is not known; so that nobody gets it twice, it is not sent again";

function asMail({ id, recipient, subject, text, html, unsubscribe_url }: OutboxRow) {
  return { id, recipient, subject, text, html, unsubscribeUrl: unsubscribe_url };
}
