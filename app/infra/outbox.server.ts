import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Logger } from "pino";
import type { Database } from "./database.server.ts";
import type { OutboxRow, Tables } from "./database-tables.ts";
import type { Mailer, MailOutcome } from "./mail.server.ts";
import type { MailAddress } from "./mail-address.ts";

/**
 * Mail that is written down together with what it is about, and sent afterwards. Each is sent once at
 * most: a server records that it takes a mail before it hands it to the mail server, and what became
 * of one whose server was killed in between nobody can know, so it is not sent again.
 */
export type Outbox = {
  /** False without SMTP_URL: then nothing is to be added. */
  sendsMail: boolean;
  /**
   * Writes a mail down, in the transaction of what it is about. While one of the same kind still
   * waits for the same person, that one is enough. Call `wake` after the transaction.
   */
  add(transaction: Transaction<Tables>, mail: OutgoingMail): Promise<void>;
  /** Sends what is due now rather than at the next look. */
  wake(): void;
  /** Sends everything that is due. @throws {DatabaseUnavailable} */
  deliverDue(): Promise<void>;
  /** Begins to send, now and again and again. */
  start(): void;
  /** Lets mails on their way arrive, for a few seconds; the others wait in the database. */
  stop(): Promise<void>;
};

export type OutgoingMail = {
  /** What it is, such as "newsletter-confirmation". */
  kind: string;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  /** From `unsubscribeAddress`. */
  unsubscribeUrl: string;
};

/** An opaque token for an unsubscribe address, which nobody can guess. */
export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

/** Whether it looks like one of ours. */
export function isToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** The address at which mail is stopped: a page with a button, and one click for mail programs. */
export function unsubscribeAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/unsubscribe/${token}`;
}

/** @param clock milliseconds since 1970 @param mailer undefined without SMTP_URL */
export function createOutbox(
  database: Database,
  mailer: Mailer | undefined,
  log: Logger,
  clock: () => number,
): Outbox {
  const time = (offset = 0) => new Date(clock() + offset).toISOString();
  const aborted = new AbortController();
  let stopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  const deliverDue = async () => {
    if (!mailer) return;
    await tidy(database, log, time);
    const sendOneByOne = async () => {
      for (;;) {
        const row = stopped ? undefined : await claim(database, time());
        if (!row) return;
        await settle(row, await mailer.send(asMail(row), aborted.signal));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendOneByOne));
  };

  const settle = async (row: OutboxRow, outcome: MailOutcome) => {
    const next = afterAttempt(row, outcome, time);
    const facts = { mail: row.id, kind: row.kind, attempt: row.attempts, problem: next.problem };
    if (next.state === "sent") log.debug(facts, "Mail sent");
    if (next.state === "waiting") log.warn(facts, "A mail was refused and will be tried again");
    if (next.state === "failed") log.error(facts, "A mail was refused too often and is given up");
    if (next.state === "unknown") log.error(facts, UNKNOWN);
    await database.query((db) =>
      db.updateTable("outbox").set(next).where("id", "=", row.id).execute(),
    );
  };

  const run = () => {
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        await deliverDue();
      }
    })()
      // The database says in the log what is wrong with it; the next look tries again.
      .catch((error) => log.debug({ err: error }, "Mail could not be looked through"))
      .finally(() => {
        running = undefined;
      });
  };

  return {
    sendsMail: mailer !== undefined,
    add: (transaction, mail) => add(transaction, mail, time()),
    wake: () => timer && run(),
    deliverDue,
    start() {
      if (!mailer) {
        log.info("SMTP_URL is not set: no mail is sent, and who signs up is subscribed at once");
        return;
      }
      timer = setInterval(run, LOOK_EVERY);
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

const AT_ONCE = 4;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOOK_EVERY = 10 * SECOND;
const LAST_SECONDS = 5 * SECOND;

/** The wait after each refused attempt; after the last the mail is given up. */
const BACK_OFF = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY];

/** No attempt takes this long: the server that made it is gone. */
const LOST_AFTER = 15 * MINUTE;

/** How long the record of a mail is kept after it was sent or given up. */
const KEPT = 30 * DAY;

const UNKNOWN =
  "Whether the mail server took a mail is not known; so that nobody gets it twice, it is not sent again";

async function add(db: Kysely<Tables>, mail: OutgoingMail, now: string): Promise<void> {
  const { to, kind, subject, text, html } = mail;
  // One that waits after a refusal goes out now: its reader has just asked for it again.
  const waiting = await db
    .updateTable("outbox")
    .set({ next_attempt_at: now })
    .where("recipient_key", "=", to.key)
    .where("kind", "=", kind)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (waiting.numUpdatedRows > 0) return;
  const row: OutboxRow = {
    ...{ id: randomUUID(), kind, recipient: to.address, recipient_key: to.key },
    ...{ subject, text, html, unsubscribe_url: mail.unsubscribeUrl },
    ...{ state: "waiting", attempts: 0, next_attempt_at: now, created_at: now },
    ...{ claimed_at: null, finished_at: null, problem: null },
  };
  await db.insertInto("outbox").values(row).execute();
}

/** Takes the next mail that is due, so that no other server does, and records the attempt. */
function claim(database: Database, now: string): Promise<OutboxRow | undefined> {
  return database.query((db) =>
    db
      .updateTable("outbox")
      .set((row) => ({ state: "claimed", claimed_at: now, attempts: row("attempts", "+", 1) }))
      .where("id", "=", (from) => {
        const next = from
          .selectFrom("outbox")
          .select("id")
          .where("state", "=", "waiting")
          .where("next_attempt_at", "<=", now)
          .orderBy("next_attempt_at")
          .limit(1);
        return database.engine === "postgres" ? next.forUpdate().skipLocked() : next;
      })
      .returningAll()
      .executeTakeFirst(),
  );
}

function asMail({ id, recipient, subject, text, html, unsubscribe_url }: OutboxRow) {
  return { id, recipient, subject, text, html, unsubscribeUrl: unsubscribe_url };
}

/** The text of a finished mail is nobody's business any more. */
const finished = (now: string) => ({ finished_at: now, subject: "", text: "", html: "" });

/** What a mail's row says after an attempt. */
function afterAttempt(row: OutboxRow, outcome: MailOutcome, time: (offset?: number) => string) {
  const end = finished(time());
  if (outcome.status === "sent") return { ...end, state: "sent", problem: null } as const;
  const { problem } = outcome;
  if (outcome.status === "unknown") return { ...end, state: "unknown", problem } as const;
  const wait = BACK_OFF[row.attempts - 1];
  if (wait === undefined) return { ...end, state: "failed", problem } as const;
  return { state: "waiting", problem, next_attempt_at: time(wait) } as const;
}

/** Closes the attempts of servers that were killed, and forgets what is long finished. */
async function tidy(
  database: Database,
  log: Logger,
  time: (offset?: number) => string,
): Promise<void> {
  const lost = await database.query(async (db) => {
    await db.deleteFrom("outbox").where("finished_at", "<", time(-KEPT)).execute();
    return db
      .updateTable("outbox")
      .set({
        state: "unknown",
        ...finished(time()),
        problem: "the server ended during the attempt",
      })
      .where("state", "=", "claimed")
      .where("claimed_at", "<", time(-LOST_AFTER))
      .returning(["id", "kind"])
      .execute();
  });
  for (const { id, kind } of lost) log.error({ mail: id, kind }, UNKNOWN);
}
