import type { Database } from "#app/infra/database.server.ts";
import type {
  AlertReaderRow,
  AlertTopicRow,
  OutboxRow,
  SubscriberRow,
  WebinarRegistrationRow,
} from "#app/infra/database-tables.server.ts";

/** Each sign-up is a minute older than the one before it. */
export const madeUpTime = (number: number) =>
  new Date(Date.parse("2026-01-01T00:00:00Z") + number * 60_000).toISOString();

/** Of ten: seven newsletter, two alerts, one webinar; one is pending or stopped. One in a hundred takes no mail. */
export async function addMadeUpSignUps(database: Database, count: number): Promise<void> {
  for (let start = 0; start < count; start += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, count - start) },
      (_, index) => start + index,
    );
    await database.transaction(async (db) => {
      const newsletter = numbers.filter((number) => number % 10 < 7);
      const alerts = numbers.filter((number) => [7, 8].includes(number % 10));
      const webinar = numbers.filter((number) => number % 10 === 9);
      if (newsletter.length > 0) {
        await db.insertInto("subscribers").values(newsletter.map(subscriber)).execute();
      }
      if (alerts.length > 0) {
        await db.insertInto("alert_readers").values(alerts.map(alertReader)).execute();
        await db.insertInto("alert_topics").values(alerts.map(alertTopic)).execute();
      }
      if (webinar.length > 0) {
        await db.insertInto("webinar_registrations").values(webinar.map(registration)).execute();
      }
      const marked = numbers.filter((number) => number % 100 === 4);
      if (marked.length > 0) {
        await db
          .insertInto("undeliverable_addresses")
          .values(
            marked.map((number) => ({
              email_key: emailOf(number),
              problem: "EENVELOPE RCPT TO 550",
              marked_at: madeUpTime(number),
            })),
          )
          .execute();
      }
    });
  }
}

const AT_ONCE = 500;

const emailOf = (number: number) => `reader-${number}@example.org`;
const idOf = (number: number) => `sign-up-${String(number).padStart(7, "0")}`;
const statusOf = (number: number) =>
  number % 20 === 3 ? "pending" : number % 20 === 13 ? "unsubscribed" : "subscribed";

function consentOf(number: number, consent_version: string) {
  const time = madeUpTime(number);
  return { consent_version, consented_at: time, created_at: time, updated_at: time };
}

function subscriber(number: number): SubscriberRow {
  const status = statusOf(number);
  return {
    ...consentOf(number, "1"),
    id: idOf(number),
    email: emailOf(number),
    email_key: emailOf(number),
    status,
    source: ["footer", "home", "article"][number % 3] ?? "",
    confirmation_id: idOf(number),
    confirmed_at: status === "subscribed" ? madeUpTime(number) : null,
    unsubscribed_at: status === "unsubscribed" ? madeUpTime(number) : null,
    unsubscribe_token: idOf(number),
  };
}

function alertReader(number: number): AlertReaderRow {
  const { created_at, updated_at } = consentOf(number, "");
  return {
    id: `reader-${number}`,
    email: emailOf(number),
    email_key: emailOf(number),
    told_at: null,
    unsubscribe_token: `reader-${number}`,
    created_at,
    updated_at,
  };
}

function alertTopic(number: number): AlertTopicRow {
  return {
    ...consentOf(number, "alerts-1"),
    id: idOf(number),
    reader_id: `reader-${number}`,
    topic: "everything",
    status: statusOf(number),
    source: "changes",
    confirmation_id: idOf(number),
    confirmed_at: null,
    unsubscribed_at: null,
    unsubscribe_token: idOf(number),
  };
}

function registration(number: number): WebinarRegistrationRow {
  return {
    ...consentOf(number, "webinar-1"),
    id: idOf(number),
    webinar: "perfectio-x",
    source: "/webinars/perfectio-x",
    email: emailOf(number),
    email_key: emailOf(number),
    first_name: "Ärla",
    last_name: `Nr. ${number}`,
    phone: "",
    interest: "other",
    confirmation_id: null,
    waiting_details: null,
    unsubscribed_at: number % 20 === 19 ? madeUpTime(number) : null,
    unsubscribe_token: idOf(number),
  };
}

/** Waiting by default. */
export function madeUpMail(number: number, more: Partial<OutboxRow> = {}): OutboxRow {
  return {
    id: `mail-${String(number).padStart(7, "0")}`,
    kind: "newsletter-confirmation",
    recipient: emailOf(number),
    recipient_key: emailOf(number),
    subject: "Hello",
    text: "Text",
    html: "Text",
    unsubscribe_url: "",
    state: "waiting",
    attempts: 1,
    next_attempt_at: "2027-01-01T00:00:00.000Z",
    created_at: madeUpTime(number),
    claimed_at: null,
    finished_at: null,
    problem: null,
    ...more,
  };
}
