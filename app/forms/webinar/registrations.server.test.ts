import { expect, test } from "vitest";
import { createMailer } from "#app/forms/mail.server.ts";
import { createOutbox } from "#app/forms/outbox.server.ts";
import { createRateLimits, LIMITS } from "#app/forms/rate-limits.server.ts";
import type { Fields } from "#app/forms/sign-ups.server.ts";
import { createUnsubscribing } from "#app/forms/unsubscribe.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import { createMetrics } from "#app/infra/metrics.server.ts";
import { HONEYPOT } from "#app/ui/honeypot-name.ts";
import * as webinar from "#app/webinar.config.ts";
import { describeDatabases } from "../../../tests/support/databases.ts";
import { countedSignUps, STILL, surroundings } from "../../../tests/support/surroundings.ts";
import { createRegistrations } from "./registrations.server.ts";

const ADA = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "Ada@Example.org",
  phone: "+1 (555) 010-0199",
  interest: "pain-relief",
  consent: webinar.consent.version,
};

const around = surroundings();

function registrationsIn(database: Database, { mail = false } = {}) {
  const { mailServer, log, clock } = around;
  const siteUrl = "https://site.example";
  const mailer = mail ? createMailer(mailServer.url, siteUrl) : undefined;
  const outbox = createOutbox(database, mailer, log, clock);
  const rateLimits = createRateLimits(database);
  const parts = { database, outbox, rateLimits, siteUrl, log, clock, ...STILL };
  const metrics = createMetrics();
  const registrations = createRegistrations({ ...parts, metrics });
  return {
    register: (change: Fields = {}) => registrations.take({ ...ADA, ...change }, "192.0.2.1"),
    checkLink: registrations.checkLink,
    confirm: registrations.confirm,
    deliverMails: outbox.deliverDue,
    counted: () => countedSignUps(metrics),
  };
}

const rows = (database: Database) =>
  database.query((db) => db.selectFrom("webinar_registrations").selectAll().execute());
const mails = (database: Database) =>
  database.query((db) => db.selectFrom("outbox").selectAll().execute());

describeDatabases((open) => {
  test("what was sent is stored, with what was agreed to, when and where", async () => {
    const database = await open();
    expect(await registrationsIn(database).register()).toEqual({ status: "ok" });
    expect(await rows(database)).toEqual([
      {
        id: expect.any(String),
        webinar: "perfectio-x",
        email: "Ada@example.org",
        email_key: "ada@example.org",
        first_name: "Ada",
        last_name: "Lovelace",
        phone: "+1 (555) 010-0199",
        interest: "pain-relief",
        consent_version: webinar.consent.version,
        consented_at: "2026-11-21T09:00:00.000Z",
        source: "/webinars/perfectio-x",
        confirmation_id: null,
        waiting_details: null,
        unsubscribed_at: null,
        unsubscribe_token: expect.stringMatching(/^[\w-]{32}$/),
        created_at: "2026-11-21T09:00:00.000Z",
        updated_at: "2026-11-21T09:00:00.000Z",
      },
    ]);
  });

  test("without mail, registering again keeps one row with the latest details, and mail begins again", async () => {
    const database = await open();
    const { register, counted } = registrationsIn(database);
    await register();
    const [before] = await rows(database);
    await database.query((db) =>
      db.updateTable("webinar_registrations").set({ unsubscribed_at: "2026-11-21" }).execute(),
    );
    around.now += 60_000;
    const change = { firstName: "Augusta", phone: "12345", interest: "other" };
    expect(await register({ ...change, email: " ada@EXAMPLE.org " })).toEqual({
      status: "ok",
    });
    expect(await rows(database)).toEqual([
      {
        ...before,
        email: "ada@example.org",
        first_name: "Augusta",
        phone: "12345",
        interest: "other",
        consented_at: "2026-11-21T09:01:00.000Z",
        updated_at: "2026-11-21T09:01:00.000Z",
      },
    ]);
    expect(await counted()).toEqual({ "webinar stored": 1, "webinar repeated": 1 });
  });

  test("with mail, a later registration changes nothing before the link in its mail", async () => {
    const database = await open();
    const { register, deliverMails, checkLink, confirm } = registrationsIn(database, {
      mail: true,
    });
    const { stop, allow } = createUnsubscribing(database, around.clock);
    await register();
    await deliverMails();
    const [before] = await rows(database);
    const token = before?.unsubscribe_token ?? "";
    await stop(token);
    await allow(token);
    const [stopped] = await rows(database);
    around.now += 60_000;
    expect(await register({ firstName: "Mallory", phone: "66666" })).toEqual({ status: "ok" });
    await deliverMails();
    const { raw = "" } = around.mailServer.received.at(-1) ?? {};
    expect(raw).not.toContain("Mallory");
    const waiting = { confirmation_id: expect.any(String), waiting_details: expect.any(String) };
    expect(await rows(database)).toEqual([{ ...stopped, ...waiting }]);
    const link = /webinars\/confirm\/([\w.-]+)/.exec(raw.replace(/=\r?\n/g, ""))?.[1] ?? "";
    expect(await checkLink(link)).toBe("open");
    expect(await confirm(link)).toBe("confirmed");
    expect(await rows(database)).toMatchObject([
      { id: before?.id, first_name: "Mallory", phone: "66666", unsubscribed_at: null },
    ]);
    expect(await confirm(link)).toBe("confirmed before");
    await stop(token);
    expect(await checkLink(link)).toBe("gone");
  });

  test("sent several times at once, it is stored once", async () => {
    const database = await open();
    const { register } = registrationsIn(database);
    const answers = await Promise.all(Array.from({ length: LIMITS.perEmail }, () => register()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["ok"]));
    expect(await rows(database)).toHaveLength(1);
  });

  test("with mail, a confirmation is written down that repeats nothing of what was typed", async () => {
    const database = await open();
    const { register } = registrationsIn(database, { mail: true });
    await register({ firstName: "Buy", lastName: "at http://spam.example" });
    const [mail, ...others] = await mails(database);
    const [row] = await rows(database);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: "webinar-confirmation",
      recipient: "Ada@example.org",
      unsubscribe_url: `https://site.example/unsubscribe/${row?.unsubscribe_token}`,
    });
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(webinar.joining);
      expect(body).toContain("Advertisement");
      expect(body).toContain("https://site.example/webinars/perfectio-x#questions");
      expect(body).toContain(mail?.unsubscribe_url);
      expect(body).not.toMatch(/spam|Lovelace|555/);
    }
  });

  test("its mail can be stopped with one click, also while it waits; the registration stays", async () => {
    const database = await open();
    const { register, deliverMails } = registrationsIn(database, { mail: true });
    await register();
    const [row] = await rows(database);
    const stopped = { status: "stopped", mail: "webinar" };
    const { stop } = createUnsubscribing(database, around.clock);
    expect(await stop(row?.unsubscribe_token ?? "")).toEqual(stopped);
    expect(await stop(row?.unsubscribe_token ?? "")).toEqual(stopped);
    await deliverMails();
    expect(around.mailServer.received).toEqual([]);
    expect(await rows(database)).toMatchObject([
      { first_name: "Ada", unsubscribed_at: "2026-11-21T09:00:00.000Z" },
    ]);
  });

  test("nothing personal is in the log", async () => {
    const database = await open();
    const { register } = registrationsIn(database, { mail: true });
    await register();
    await register({ email: "x" });
    await register({ [HONEYPOT]: "spam" });
    expect(around.logged).not.toMatch(/ada|lovelace|010-0199|192\.0\.2/i);
  });

  test("a consent that is not one of ours says nothing", async () => {
    const database = await open();
    await registrationsIn(database).register({ consent: "<b>all of it</b>" });
    expect((await rows(database))[0]?.consent_version).toBe("unknown");
  });
});
