import { expect, onTestFinished, test, vi } from "vitest";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import { describeDatabases } from "../../tests/support/databases.ts";
import { type Refusal, smtpError } from "../../tests/support/mail-server.ts";
import { surroundings } from "../../tests/support/surroundings.ts";
import { createMailer } from "./mail.server.ts";
import { layOutMail } from "./mail-layout.ts";
import { createOutbox } from "./outbox.server.ts";
import { reserveMail } from "./outbox-rows.server.ts";

const SITE = "https://site.example";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const around = surroundings();

function outboxOf(database: Database, answering = 2_000) {
  const { mailServer, log, clock } = around;
  const mailer = createMailer(mailServer.url, SITE, { connecting: 2_000, answering });
  return createOutbox(database, mailer, log, clock);
}

async function addMail(database: Database, name = "reader", kind = "newsletter-confirmation") {
  const address = `${name}@example.org`;
  const unsubscribeUrl = `${SITE}/unsubscribe/a-token`;
  const content = {
    title: "Hello",
    paragraphs: [["A & B"]],
    reason: "Because.",
    unsubscribe: [{ label: "Stop", href: unsubscribeUrl }],
  };
  const mail = { kind, to: { address, key: address }, subject: "Grüße", unsubscribeUrl };
  await database.transaction((db) =>
    outboxOf(database).add(db, { ...mail, ...layOutMail(content, SITE) }),
  );
}

const rows = (database: Database) =>
  database.query((db) =>
    db.selectFrom("outbox").selectAll().orderBy("created_at").orderBy("recipient").execute(),
  );

const logLines = () =>
  around.logged
    .split("\n")
    .filter(Boolean)
    .map((line): Record<string, unknown> => JSON.parse(line));

const ITS_FACTS = {
  mail: expect.any(String),
  kind: "newsletter-confirmation",
  attempt: 1,
  problem: expect.any(String),
};

const marks = (database: Database) =>
  database.query((db) => db.selectFrom("undeliverable_addresses").selectAll().execute());

describeDatabases((open, fresh, engine) => {
  test("a mail arrives once, as HTML and text, with the ways to stop it", async () => {
    const database = await open();
    await addMail(database);
    const outbox = outboxOf(database);
    await outbox.deliverDue();
    await outbox.deliverDue();
    expect(around.mailServer.received).toHaveLength(1);
    const [mail] = around.mailServer.received;
    expect(mail?.to).toBe("reader@example.org");
    for (const part of [
      "List-Unsubscribe: <https://site.example/unsubscribe/a-token>",
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
      "Auto-Submitted: auto-generated",
      "Content-Type: text/plain",
      "Content-Type: text/html",
      "A &amp; B",
    ]) {
      expect(mail?.raw).toContain(part);
    }
    // Only the record of the sending stays, for 30 days.
    expect(await rows(database)).toMatchObject([
      { state: "sent", attempts: 1, text: "", html: "" },
    ]);
    around.now += 31 * DAY;
    await outbox.deliverDue();
    expect(await rows(database)).toEqual([]);
  });

  test("while one waits for somebody, another of its kind is not added", async () => {
    const database = await open();
    await addMail(database);
    await addMail(database);
    await addMail(database, "reader", "webinar-confirmation");
    await addMail(database, "other");
    expect(await rows(database)).toHaveLength(3);
  });

  test("one that waits after a refusal goes out when its reader asks again", async () => {
    const database = await open();
    around.mailServer.mood = "busy";
    await addMail(database);
    await outboxOf(database).deliverDue();
    around.mailServer.mood = "accept";
    await addMail(database);
    await outboxOf(database).deliverDue();
    expect(await rows(database)).toMatchObject([{ state: "sent", attempts: 2 }]);
  });

  test.each(["busy", "stall-early"] as const)(
    "a server that does '%s' gets it again later, and the log names nobody",
    async (mood) => {
      const database = await open();
      around.mailServer.mood = mood;
      await addMail(database);
      const outbox = outboxOf(database, 300);
      await outbox.deliverDue();
      expect(await rows(database)).toMatchObject([{ state: "waiting", attempts: 1 }]);
      expect(logLines()).toMatchObject([
        { msg: expect.stringContaining("will be tried again"), ...ITS_FACTS },
      ]);
      expect(around.logged).not.toContain("reader@example.org");

      around.mailServer.mood = "accept";
      around.now += MINUTE - 1;
      await outbox.deliverDue();
      expect(around.mailServer.received).toHaveLength(0);
      around.now += 1;
      await outbox.deliverDue();
      expect(around.mailServer.received).toHaveLength(1);
      expect(await rows(database)).toMatchObject([{ state: "sent", attempts: 2 }]);
      expect(logLines().slice(1)).toMatchObject([{ msg: "Mail sent", attempt: 2 }]);
    },
  );

  test.each([
    ["refuse", "EENVELOPE RCPT TO 550"],
    ["reject-mail", "EMESSAGE DATA 554"],
  ] as const)("one that is refused for good ('%s') is not tried again", async (mood, problem) => {
    const database = await open();
    around.mailServer.mood = mood;
    await addMail(database);
    await outboxOf(database).deliverDue();
    expect(await rows(database)).toMatchObject([
      { state: "failed", attempts: 1, problem, recipient: "reader@example.org" },
    ]);
    expect(logLines()).toMatchObject([
      { msg: expect.stringContaining("is given up"), ...ITS_FACTS, problem },
    ]);
    around.mailServer.mood = "accept";
    around.now += 3 * DAY;
    await outboxOf(database).deliverDue();
    expect(around.mailServer.received).toHaveLength(0);
  });

  test("a mail server that is not there is tried eight times, less and less often", async () => {
    const database = await open();
    await around.mailServer.close();
    await addMail(database);
    const outbox = outboxOf(database);
    const waits: number[] = [];
    for (;;) {
      await outbox.deliverDue();
      const [row] = await rows(database);
      if (row?.state !== "waiting") break;
      const next = Date.parse(row.next_attempt_at);
      waits.push((next - around.now) / MINUTE);
      around.now = next;
    }
    expect(waits).toEqual([1, 5, 30, 120, 360, 720, 1440]);
    expect(await rows(database)).toMatchObject([{ state: "failed", attempts: 8 }]);
  });

  test.each<[Refusal["at"], number, string, "waiting" | "failed", "marked" | "unmarked"]>([
    ["RCPT", 550, "No such user", "failed", "marked"],
    ["RCPT", 550, "5.7.1 Relaying denied", "waiting", "unmarked"],
    ["DATA", 554, "This looks like spam", "failed", "unmarked"],
  ])("after %s %i %s a mail is %s, its address %s", async (at, code, text, state, mark) => {
    const database = await open();
    around.mailServer.mood = { at, code, text };
    await addMail(database);
    await outboxOf(database).deliverDue();
    const [row] = await rows(database);
    expect(row).toMatchObject({ state, attempts: 1 });
    expect(await marks(database)).toEqual(
      mark === "marked"
        ? [
            {
              email_key: "reader@example.org",
              problem: row?.problem,
              marked_at: "2026-11-21T09:00:00.000Z",
            },
          ]
        : [],
    );
    expect(around.logged).not.toContain("reader@example.org");
  });

  test("the text of one that failed is kept for a retry for seven days, of any other not", async () => {
    const database = await open();
    around.mailServer.mood = "refuse";
    await addMail(database);
    await outboxOf(database).deliverDue();
    around.now += 7 * DAY;
    await outboxOf(database).deliverDue();
    expect((await rows(database))[0]?.text).toContain("A & B");
    around.now += 1;
    await outboxOf(database).deliverDue();
    expect(await rows(database)).toMatchObject([
      { state: "failed", subject: "", text: "", html: "" },
    ]);
  });

  test("an address whose mail was taken out meanwhile is not marked", async () => {
    const database = await open();
    around.mailServer.mood = "stall-early";
    await addMail(database);
    const delivering = outboxOf(database, 60_000).deliverDue();
    await expect.poll(() => around.mailServer.tried).toHaveLength(1);
    await database.query((db) => db.deleteFrom("outbox").execute());
    around.mailServer.goOn(smtpError(550, "No such user"));
    await delivering;
    expect(await marks(database)).toEqual([]);
  });

  test("what has been due for longest goes out first", async () => {
    const database = await open();
    // An index would give the mails in this order by chance.
    if (engine === "sqlite") {
      await database.query((db) => db.schema.dropIndex("outbox_state_next_attempt_at").execute());
    }
    const minutes = [3, 1, 4, 0, 2];
    for (const minute of minutes) {
      await addMail(database, `reader-${minute}`);
      const next_attempt_at = new Date(around.now - minute * MINUTE).toISOString();
      await database.query((db) =>
        db
          .updateTable("outbox")
          .set({ next_attempt_at })
          .where("recipient", "=", `reader-${minute}@example.org`)
          .execute(),
      );
    }
    const taken: (string | undefined)[] = [];
    for (const _ of minutes) {
      const row = await reserveMail(database, new Date(around.now).toISOString());
      taken.push(row?.recipient);
    }
    expect(taken).toEqual([4, 3, 2, 1, 0].map((minute) => `reader-${minute}@example.org`));
  });

  test.each(["drop", "stall"] as const)(
    "where nobody knows whether it arrived ('%s'), it is not sent again",
    async (mood) => {
      const database = await open();
      around.mailServer.mood = mood;
      await addMail(database);
      const outbox = outboxOf(database, 300);
      await outbox.deliverDue();
      expect(await rows(database)).toMatchObject([{ state: "unknown", attempts: 1 }]);
      around.mailServer.mood = "accept";
      around.now += 3 * DAY;
      await outbox.deliverDue();
      expect(around.mailServer.received).toHaveLength(1);
      expect(logLines()).toMatchObject([
        { msg: expect.stringContaining("is not sent again"), ...ITS_FACTS },
      ]);
    },
  );

  test("a mail whose server was killed while it handed it over is not sent again", async () => {
    const database = await open();
    await addMail(database);
    const claimed = { state: "claimed", claimed_at: new Date(around.now).toISOString() } as const;
    await database.query((db) => db.updateTable("outbox").set(claimed).execute());
    const outbox = outboxOf(database);
    around.now += 14 * MINUTE;
    await outbox.deliverDue();
    expect(await rows(database)).toMatchObject([{ state: "claimed" }]);
    around.now += 2 * MINUTE;
    await outbox.deliverDue();
    const problem = "the server ended during the attempt";
    expect(await rows(database)).toMatchObject([{ state: "unknown", text: "", html: "", problem }]);
    const [row] = await rows(database);
    expect(logLines()).toMatchObject([
      { msg: expect.stringContaining("is not sent again"), mail: row?.id, kind: row?.kind },
    ]);
    expect(around.mailServer.received).toHaveLength(0);
  });

  test("one whose server was killed before that goes out with the next server, or a while later", async () => {
    const database = await open();
    const outbox = outboxOf(database);
    await outbox.deliverDue();
    const killed = () => reserveMail(database, new Date(around.now).toISOString());
    await addMail(database);
    await killed();
    around.now += 14 * MINUTE;
    await outbox.deliverDue();
    expect(await rows(database)).toMatchObject([{ state: "reserved" }]);
    around.now += 2 * MINUTE;
    await outbox.deliverDue();
    expect(await rows(database)).toMatchObject([{ state: "sent", attempts: 2 }]);

    await addMail(database, "another");
    await killed();
    await outboxOf(database).deliverDue();
    expect(around.mailServer.received).toHaveLength(2);
  });

  test("an attempt whose mail another one has taken over hands nothing over", async () => {
    const database = await open();
    around.mailServer.mood = "stall-early";
    await addMail(database);
    const attempts = [1, 2].map(async (count) => {
      await expect.poll(() => around.mailServer.tried).toHaveLength(count - 1);
      await outboxOf(database, 60_000).deliverDue();
    });
    await expect.poll(() => around.mailServer.tried).toHaveLength(2);
    around.mailServer.goOn();
    await Promise.all(attempts);
    expect(around.mailServer.received).toHaveLength(1);
    expect(await rows(database)).toMatchObject([{ state: "sent", attempts: 2 }]);
  });

  test("what became of a mail while the database was away is written down when it is back", async () => {
    const database = await open();
    await addMail(database);
    let isAway = true;
    const isRefused = () => isAway && around.mailServer.received.length > 0;
    const outbox = outboxOf({
      ...database,
      query: (work) =>
        isRefused() ? Promise.reject(new DatabaseUnavailable()) : database.query(work),
      transaction: (work) =>
        isRefused() ? Promise.reject(new DatabaseUnavailable()) : database.transaction(work),
    });
    await expect(outbox.deliverDue()).rejects.toThrow(DatabaseUnavailable);
    expect(await rows(database)).toMatchObject([{ state: "claimed" }]);
    isAway = false;
    await outbox.deliverDue();
    expect(await rows(database)).toMatchObject([{ state: "sent", attempts: 1 }]);
  });

  test("two servers send each mail once", async () => {
    const settings = await fresh();
    const first = await open(settings);
    const second = await open(settings);
    await second.open();
    const outboxes = [outboxOf(first), outboxOf(second)];
    // A server's first look takes back what was reserved before it, even by the other one.
    for (const outbox of outboxes) await outbox.deliverDue();
    for (let index = 0; index < 30; index += 1) await addMail(first, `reader-${index}`);
    await Promise.all(outboxes.map((outbox) => outbox.deliverDue()));
    expect(new Set(around.mailServer.received.map(({ to }) => to)).size).toBe(30);
    expect(around.mailServer.received).toHaveLength(30);
    const attempts = (await rows(first)).map((row) => row.attempts);
    expect(attempts, "no server takes another one's mail").toEqual(Array(30).fill(1));
  });

  test("mail goes out at the start, when it is woken, and every ten seconds until the end", async () => {
    const database = await open();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const outbox = outboxOf(database);
    expect(outbox.sendsMail).toBe(true);
    // Once it is written down, the run that sent it looks no further.
    const sent = async () => (await rows(database)).filter(({ state }) => state === "sent").length;
    await addMail(database, "first");
    outbox.start();
    await expect.poll(sent).toBe(1);
    await addMail(database, "second");
    outbox.wake();
    // Polling lets the ten seconds pass as well.
    await expect.poll(sent, { timeout: 9_000 }).toBe(2);
    await addMail(database, "third");
    vi.advanceTimersByTime(10_000);
    await expect.poll(sent).toBe(3);
    await outbox.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("when the server stops, a mail that was not handed over yet goes back to waiting", async () => {
    const database = await open();
    around.mailServer.mood = "stall-early";
    await addMail(database);
    const outbox = outboxOf(database, 60_000);
    outbox.start();
    await expect.poll(() => around.mailServer.tried).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const stopped = outbox.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await stopped;
    expect(await rows(database)).toMatchObject([{ state: "waiting", attempts: 1 }]);
  });
});

test("what goes wrong around the mails is warned of once, and the start names the mail server", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const query = vi.fn(() => Promise.reject(new Error("a bug")));
  const database = { query } as unknown as Database;
  const mailer = createMailer("smtps://user:SECRET@mail.example", SITE);
  const outbox = createOutbox(database, mailer, around.log, around.clock);
  outbox.start();
  for (let look = 1; look <= 3; look += 1) {
    await expect.poll(() => query.mock.calls.length).toBe(look);
    await new Promise(setImmediate);
    vi.advanceTimersByTime(10_000);
  }
  await outbox.stop();
  expect(logLines()).toMatchObject([
    { level: 30, msg: "Mail goes out through mail.example:465" },
    { level: 40, msg: expect.stringContaining("could not be looked through") },
  ]);
  expect(around.logged).not.toContain("SECRET");
});

test("without a mail server that is said once", async () => {
  const unused = {} as Database;
  const outbox = createOutbox(unused, undefined, around.log, around.clock);
  expect(outbox.sendsMail).toBe(false);
  outbox.start();
  outbox.wake();
  await outbox.stop();
  expect(around.logged.match(/SMTP_URL is not set/g)).toHaveLength(1);
});
