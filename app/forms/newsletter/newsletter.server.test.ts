import { expect, test } from "vitest";
import { createMailer } from "#app/forms/mail.server.ts";
import { createOutbox } from "#app/forms/outbox.server.ts";
import { createRateLimits, LIMITS } from "#app/forms/rate-limits.server.ts";
import { createUnsubscribing } from "#app/forms/unsubscribe.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import { createMetrics } from "#app/infra/metrics.server.ts";
import { describeDatabases } from "../../../tests/support/databases.ts";
import { countedSignUps, STILL, surroundings } from "../../../tests/support/surroundings.ts";
import { consent } from "./consent.ts";
import { createNewsletter } from "./newsletter.server.ts";

const SITE = "https://site.example";
const DAY = 24 * 60 * 60 * 1000;

const around = surroundings();

/** With `mail`, sign-ups need a confirmation. */
function newsletterIn(database: Database, { mail = false } = {}) {
  const { mailServer, log, clock } = around;
  const mailer = mail ? createMailer(mailServer.url, SITE) : undefined;
  const outbox = createOutbox(database, mailer, log, clock);
  const rateLimits = createRateLimits(database);
  const metrics = createMetrics();
  const parts = { database, outbox, rateLimits, metrics, log, clock, ...STILL, siteUrl: SITE };
  const newsletter = createNewsletter(parts);
  return {
    ...newsletter,
    counted: () => countedSignUps(metrics),
    unsubscribing: createUnsubscribing(database, clock),
    signUp: (email: unknown) => newsletter.take({ email, source: "footer" }, "192.0.2.1"),
    /** @returns the ends of the links in the newest mail */
    async readMail() {
      await outbox.deliverDue();
      const raw = around.mailServer.received.at(-1)?.raw ?? "";
      const confirm = /newsletter\/confirm\/([\w.-]+)/.exec(raw)?.[1] ?? "";
      const unsubscribe = /unsubscribe\/([\w-]+)/.exec(raw)?.[1] ?? "";
      return { confirm, unsubscribe };
    },
  };
}

const subscribers = (database: Database) =>
  database.query((db) => db.selectFrom("subscribers").selectAll().orderBy("created_at").execute());

describeDatabases((open, fresh, engine) => {
  test("without mail a sign-up is stored as subscribed, with what was agreed to", async () => {
    const database = await open();
    expect(await newsletterIn(database).signUp(" Ada@Example.org ")).toEqual({ status: "ok" });
    const time = "2026-11-21T09:00:00.000Z";
    expect(await subscribers(database)).toMatchObject([
      {
        email: "Ada@example.org",
        email_key: "ada@example.org",
        status: "subscribed",
        consent_version: consent.version,
        consented_at: time,
        source: "footer",
        created_at: time,
        confirmed_at: null,
        unsubscribed_at: null,
      },
    ]);
    expect(around.logged).not.toMatch(/example\.org/i);
  });

  test("an address that is subscribed gets the same answer, and its consent stays", async () => {
    const database = await open();
    const { signUp, counted } = newsletterIn(database);
    const first = await signUp("ada@example.org");
    const [before] = await subscribers(database);
    around.now += DAY;
    expect(await signUp("ADA@example.org")).toEqual(first);
    const after = await subscribers(database);
    expect(after).toEqual([{ ...before, updated_at: "2026-11-22T09:00:00.000Z" }]);
    expect(await counted()).toEqual({ "newsletter stored": 1, "newsletter repeated": 1 });
  });

  test("one address signed up at two servers at once is stored once", async () => {
    const settings = await fresh();
    const first = await open(settings);
    // SQLite serves one server, so both desks share it.
    const second = engine === "postgres" ? await open(settings) : first;
    const servers = [newsletterIn(first), newsletterIn(second)];
    const answers = await Promise.all(servers.map((server) => server.signUp("ada@example.org")));
    expect(answers).toEqual([{ status: "ok" }, { status: "ok" }]);
    expect(await subscribers(first)).toHaveLength(1);
  });

  test("a confirmation is sent again to the pending alone, within the limits of their address", async () => {
    const database = await open();
    const { signUp, readMail, confirm, resend } = newsletterIn(database, { mail: true });
    await signUp("ada@example.org");
    await readMail();
    const [before] = await subscribers(database);
    around.now += 8 * DAY;
    const id = before?.id ?? "";
    expect(await resend(id)).toEqual({ status: "ok" });
    const { confirm: link } = await readMail();
    expect(around.mailServer.received).toHaveLength(2);
    expect(await subscribers(database)).toEqual([before]);
    for (let sent = 2; sent < LIMITS.perEmail; sent += 1) {
      expect(await resend(id)).toEqual({ status: "ok" });
    }
    expect(await resend(id)).toMatchObject({ status: "limited" });
    expect(await confirm(link)).toBe("confirmed");
    expect(await resend(id)).toEqual({ status: "not pending" });
    expect(await resend("nobody")).toEqual({ status: "not pending" });
    expect(await newsletterIn(database).resend(id)).toEqual({ status: "no mail" });
  });

  test("an address that took no mail loses the mark when its owner confirms, and not before", async () => {
    const database = await open();
    const { signUp, readMail, confirm } = newsletterIn(database, { mail: true });
    const marks = () =>
      database.query((db) => db.selectFrom("undeliverable_addresses").selectAll().execute());
    around.mailServer.mood = "refuse";
    await signUp("ada@example.org");
    await readMail();
    expect(await marks()).toMatchObject([{ email_key: "ada@example.org" }]);
    around.mailServer.mood = "accept";
    await signUp("ada@example.org");
    const { confirm: link } = await readMail();
    expect(await marks()).toHaveLength(1);
    await confirm(link);
    expect(await marks()).toEqual([]);
  });

  test("after unsubscribing no mail that failed can be retried", async () => {
    const database = await open();
    const { signUp, readMail, unsubscribing } = newsletterIn(database, { mail: true });
    around.mailServer.mood = "refuse";
    await signUp("ada@example.org");
    await readMail();
    const [row] = await subscribers(database);
    await unsubscribing.stop(row?.unsubscribe_token ?? "");
    const mails = database.query((db) => db.selectFrom("outbox").selectAll().execute());
    expect(await mails).toEqual([]);
  });

  test("with mail it waits for the link, and a link does it once", async () => {
    const database = await open();
    const { signUp, readMail, checkLink, confirm } = newsletterIn(database, { mail: true });
    await signUp("ada@example.org");
    const { confirm: link } = await readMail();
    expect(await subscribers(database)).toMatchObject([{ status: "pending" }]);

    expect(await checkLink(link)).toBe("open");
    expect(await subscribers(database)).toMatchObject([{ status: "pending" }]);
    expect(await confirm(link)).toBe("confirmed");
    expect(await subscribers(database)).toMatchObject([
      { status: "subscribed", confirmed_at: "2026-11-21T09:00:00.000Z" },
    ]);
    expect(await confirm(link)).toBe("confirmed before");
    expect(await checkLink(link)).toBe("confirmed before");

    await signUp("ada@example.org");
    await readMail();
    expect(around.mailServer.received).toHaveLength(1);
  });

  test("whoever signs up again before confirming gets another mail, and both links do", async () => {
    const database = await open();
    const { signUp, readMail, checkLink } = newsletterIn(database, { mail: true });
    await signUp("ada@example.org");
    const first = await readMail();
    around.now += DAY;
    await signUp("ada@example.org");
    const second = await readMail();
    expect(around.mailServer.received).toHaveLength(2);
    expect(await checkLink(first.confirm)).toBe("open");
    expect(await checkLink(second.confirm)).toBe("open");
    expect(await subscribers(database)).toMatchObject([
      { consented_at: "2026-11-22T09:00:00.000Z" },
    ]);
  });

  test("unsubscribing is for ever, twice alike, until one signs up again", async () => {
    const database = await open();
    const { unsubscribing, ...site } = newsletterIn(database, { mail: true });
    await site.signUp("ada@example.org");
    const old = await site.readMail();
    await site.confirm(old.confirm);

    expect(await unsubscribing.check(old.unsubscribe)).toEqual(mail("coming"));
    expect(await subscribers(database)).toMatchObject([{ status: "subscribed" }]);
    expect(await unsubscribing.stop(old.unsubscribe)).toEqual(mail("stopped"));
    around.now += DAY;
    expect(await unsubscribing.stop(old.unsubscribe)).toEqual(mail("stopped"));
    expect(await subscribers(database)).toMatchObject([
      { status: "unsubscribed", unsubscribed_at: "2026-11-21T09:00:00.000Z" },
    ]);
    expect(await site.confirm(old.confirm)).toBe("gone");

    const [stopped] = await subscribers(database);
    await site.signUp("ada@example.org");
    expect((await site.readMail()).confirm, "no mail for 30 days").toBe(old.confirm);
    expect(await unsubscribing.allow(old.unsubscribe)).toEqual(mail("stopped"));
    await site.signUp("ada@example.org");
    const again = await site.readMail();
    expect(await subscribers(database), "until the link confirms it").toEqual([
      { ...stopped, updated_at: expect.any(String) },
    ]);
    expect(await site.confirm(old.confirm)).toBe("gone");
    expect(await site.confirm(again.confirm)).toBe("confirmed");
    expect(await subscribers(database)).toMatchObject([
      {
        status: "subscribed",
        unsubscribed_at: null,
        consented_at: "2026-11-22T09:00:00.000Z",
        consent_version: consent.version,
      },
    ]);
    for (const unknown of ["unknown", "x".repeat(32), `${"x".repeat(31)}\0`]) {
      expect(await unsubscribing.check(unknown)).toEqual({ status: "unknown" });
      expect(await unsubscribing.stop(unknown)).toEqual({ status: "unknown" });
    }
  });

  test("unsubscribing takes a mail that still waits out of the outbox", async () => {
    const database = await open();
    const { signUp, readMail, unsubscribing } = newsletterIn(database, { mail: true });
    await signUp("ada@example.org");
    const [row] = await subscribers(database);
    await unsubscribing.stop(row?.unsubscribe_token ?? "");
    await readMail();
    expect(around.mailServer.received).toEqual([]);
  });

  test("unsubscribing keeps a mail back that is just being sent", async () => {
    const database = await open();
    const { signUp, readMail, unsubscribing } = newsletterIn(database, { mail: true });
    await signUp("ada@example.org");
    const [row] = await subscribers(database);
    around.mailServer.mood = "stall-early";
    const sending = readMail();
    await expect.poll(() => around.mailServer.tried).toHaveLength(1);
    await unsubscribing.stop(row?.unsubscribe_token ?? "");
    around.mailServer.goOn();
    await sending;
    expect(around.mailServer.received).toHaveLength(0);
  });

  test("what nobody confirms is forgotten after 30 days", async () => {
    const database = await open();
    const { signUp } = newsletterIn(database, { mail: true });
    await signUp("ada@example.org");
    around.now += 31 * DAY;
    await signUp("grace@example.org");
    expect(await subscribers(database)).toMatchObject([{ email: "grace@example.org" }]);
  });

  test("without the database a reader is told to try again", async () => {
    const database = await open();
    const site = newsletterIn(database);
    await database.query((db) => db.schema.dropTable("subscribers").execute());
    await database.query((db) => db.schema.dropTable("secrets").execute());
    expect(await site.signUp("ada@example.org")).toMatchObject({ status: "unavailable" });
    expect(await site.checkLink("a.b.c")).toBe("unavailable");
    expect(await site.unsubscribing.stop("x".repeat(32))).toEqual({ status: "unavailable" });
  });
});

const mail = (status: string) => ({ status, mail: "newsletter" });
