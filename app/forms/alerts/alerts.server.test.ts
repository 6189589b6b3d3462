import { expect, test } from "vitest";
import type { Change } from "#app/evidence/ledger/changes.server.ts";
import { listClaims } from "#app/evidence/ledger/claims.server.ts";
import { createMailer } from "#app/forms/mail.server.ts";
import { createOutbox } from "#app/forms/outbox.server.ts";
import { createRateLimits } from "#app/forms/rate-limits.server.ts";
import { createUnsubscribing } from "#app/forms/unsubscribe.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import { createMetrics } from "#app/infra/metrics.server.ts";
import { typeset } from "#app/text/typeset.ts";
import { HONEYPOT } from "#app/ui/honeypot-name.ts";
import { describeDatabases } from "../../../tests/support/databases.ts";
import { countedSignUps, STILL, surroundings } from "../../../tests/support/surroundings.ts";
import { listVerdictChanges } from "./alert-topics.server.ts";
import { createAlerts } from "./alerts.server.ts";
import { announce, previewAnnouncement } from "./announce.server.ts";

const SITE = "https://site.example";
const DAY = 24 * 60 * 60 * 1000;
const claimOn = (topic: string) =>
  listClaims().find((claim) => claim.topic === topic) ?? expect.unreachable(topic);
const [PAIN, SKIN] = [claimOn("pain"), claimOn("skin")];
const TOPIC = `claims/${PAIN.id}`;

const around = surroundings();

const change = (claim: string, number: number): Change => ({
  id: `${claim}-${number}`,
  on: "2026-12-01",
  kind: "changed verdict",
  topics: ["pain"],
  about: { kind: "claim", id: claim, name: `Name of ${claim}`, href: "/" },
  was: "Low certainty.",
  is: "Moderate certainty.",
  why: `Reason ${number}.`,
});

/** Mail is sent, unless `mail` is false. */
function alertsIn(database: Database, { mail = true } = {}) {
  const { mailServer, log, clock } = around;
  const mailer = mail ? createMailer(mailServer.url, SITE) : undefined;
  const outbox = createOutbox(database, mailer, log, clock);
  const metrics = createMetrics();
  const rateLimits = createRateLimits(database);
  const alerts = createAlerts({
    database,
    outbox,
    rateLimits,
    metrics,
    log,
    clock,
    ...STILL,
    siteUrl: SITE,
  });
  const parts = (changes: Change[]) => ({ database, outbox, changes, clock, siteUrl: SITE });
  const signUp = (email: string, topic = TOPIC, honeypot = "") =>
    alerts.take({ email, topic, source: "changes", [HONEYPOT]: honeypot }, "192.0.2.1");
  const send = async () => {
    const before = around.mailServer.received.length;
    await outbox.deliverDue();
    return around.mailServer.received.slice(before);
  };
  return {
    ...alerts,
    signUp,
    send,
    counted: () => countedSignUps(metrics),
    unsubscribing: createUnsubscribing(database, clock),
    preview: (...changes: Change[]) => previewAnnouncement(parts(changes)),
    async announce(...changes: Change[]) {
      const { ready } = await previewAnnouncement(parts(changes));
      return announce(parts(changes), ready);
    },
    tell: (ids: string[], ...changes: Change[]) => announce(parts(changes), ids),
    /** Signs up and presses the button of the mail. */
    async join(email: string, topic = TOPIC) {
      await signUp(email, topic);
      const link = linkIn(await send());
      await alerts.confirm(link);
      return link;
    },
  };
}

const linkIn = (mails: readonly { raw: string }[]) =>
  /alerts\/confirm\/([\w.-]+)/.exec(mails.map(({ raw }) => plain(raw)).join("\n"))?.[1] ?? "";

const plain = (raw: string) => raw.replace(/=\r?\n/g, "").replaceAll("=3D", "=");

const tokensOf = (raw: string) => [
  ...new Set(
    Array.from(plain(raw).matchAll(/unsubscribe\/([\w-]{32})/g), ([, token = ""]) => token),
  ),
];

const topicRows = (database: Database) =>
  database.query((db) => db.selectFrom("alert_topics").selectAll().orderBy("topic").execute());

describeDatabases((open, fresh, engine) => {
  test("nobody is told of anything before they press the button of the mail", async () => {
    const database = await open();
    const { signUp, send, announce, checkLink, confirm } = alertsIn(database);
    expect(await signUp("ada@example.org")).toEqual({ status: "ok" });
    const link = linkIn(await send());
    around.now += DAY;
    expect(await announce(change(PAIN.id, 98))).toBe(0);
    expect(await checkLink(link)).toEqual({ state: "open", topic: TOPIC });
    expect(await confirm(link)).toEqual({ state: "confirmed", topic: TOPIC });
    expect(await confirm(link)).toEqual({ state: "confirmed before", topic: TOPIC });
    expect(await announce(change(PAIN.id, 98))).toBe(1);
  });

  test("two topics asked for at once are confirmed by a mail each", async () => {
    const { signUp, send } = alertsIn(await open());
    await signUp("ada@example.org");
    await signUp("ada@example.org", "everything");
    await signUp("ada@example.org", "everything");
    const subjects = (await send()).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]);
    const topics = [PAIN.condition, "All of our answers"];
    expect(subjects.toSorted()).toEqual(
      topics.map((one) => `Please confirm updates on red light: ${one}`).toSorted(),
    );
  });

  test("a claim, a benefit and everything each bring their verdicts, and one mail for all", async () => {
    const database = await open();
    const { join, announce, send, preview } = alertsIn(database);
    await join("claim@example.org");
    await join("benefit@example.org", "benefits/pain-inflammation");
    await join("all@example.org", "everything");
    await join("hair@example.org", "benefits/hair-growth");
    around.now += DAY;
    const changes = [change(PAIN.id, 98), change(SKIN.id, 99)];
    const { changes: news, ready, held } = await preview(...changes);
    expect(news.map(({ change: { id }, readers }) => [id, readers])).toEqual([
      [`${PAIN.id}-98`, 3],
      [`${SKIN.id}-99`, 1],
    ]);
    expect([ready.length, held]).toEqual([3, 0]);
    expect(await announce(...changes)).toBe(3);
    const mails = await send();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      "all@example.org",
      "benefit@example.org",
      "claim@example.org",
    ]);
    const all = mails.find(({ to }) => to === "all@example.org")?.raw ?? "";
    expect(all).toMatch(/^Subject: 2 /m);
    expect(plain(all)).toContain("Reason 98.");
    expect(plain(all)).toContain("Reason 99.");
    expect(mails[0]?.raw).toMatch(/^List-Unsubscribe: <https:\/\/site\.example\/unsubscribe\//m);
    expect(mails[0]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });

  test("what a page said when its reader signed up is no news, and nothing is told twice", async () => {
    const { join, announce } = alertsIn(await open());
    const known = change(PAIN.id, 98);
    await join("early@example.org");
    expect(await announce(...listVerdictChanges())).toBe(0);
    around.now += DAY;
    expect(await announce(known)).toBe(1);
    around.now += DAY;
    await join("late@example.org");
    around.now += 8 * DAY;
    expect(await announce(known)).toBe(0);
    expect(await announce(known, change(PAIN.id, 99))).toBe(2);
  });

  test("nobody gets more than one a week, and what came meanwhile comes together", async () => {
    const { join, announce, preview, send } = alertsIn(await open());
    await join("ada@example.org");
    around.now += DAY;
    const changes = [change(PAIN.id, 97)];
    expect(await announce(...changes)).toBe(1);
    await send();
    around.now += 7 * DAY - 1;
    changes.push(change(PAIN.id, 98), change(PAIN.id, 99));
    expect(await preview(...changes)).toMatchObject({ ready: [], held: 1 });
    expect(await announce(...changes)).toBe(0);
    around.now += 1;
    expect(await announce(...changes)).toBe(1);
    const [sent] = await send();
    const text = plain(sent?.raw ?? "");
    expect(text).toMatch(/^Subject: 2 /m);
    expect(text).not.toContain("Reason 97.");
  });

  test("a mail about one answer asks the question, which names the treatment", async () => {
    const { join, announce, send } = alertsIn(await open());
    await join("ada@example.org");
    around.now += DAY;
    await announce(change(PAIN.id, 98));
    const [sent] = await send();
    expect(plain(sent?.raw ?? "")).toContain(`${typeset(PAIN.question)} Before: Low certainty.`);
  });

  test("while a mail still waits, the next news stays for later rather than being lost", async () => {
    const database = await open();
    const { join, announce, tell, send } = alertsIn(database);
    await join("ada@example.org");
    around.now += DAY;
    expect(await announce(change(PAIN.id, 98))).toBe(1);
    around.now += 8 * DAY;
    const both = [change(PAIN.id, 98), change(PAIN.id, 99)];
    expect(await announce(...both)).toBe(0);
    const readers = await database.query((db) =>
      db.selectFrom("alert_readers").select("id").execute(),
    );
    const ids = readers.map(({ id }) => id);
    expect(await tell(ids, ...both), "it came to wait after the preview").toBe(0);
    expect(await send()).toHaveLength(1);
    expect(await announce(...both)).toBe(1);
  });

  test("who takes no mail is told nothing until they confirm again, and then of all of it", async () => {
    const database = await open();
    const { signUp, join, announce, preview, tell, send, confirm } = alertsIn(database);
    await join("ada@example.org", "everything");
    const mark = { email_key: "ada@example.org", problem: "550", marked_at: "" };
    await database.query((db) => db.insertInto("undeliverable_addresses").values(mark).execute());
    around.now += DAY;
    const news = change(SKIN.id, 97);
    expect(await preview(news)).toEqual({ changes: [], ready: [], held: 0 });
    const readers = database.query((db) => db.selectFrom("alert_readers").select("id").execute());
    expect(await tell([(await readers)[0]?.id ?? ""], news)).toBe(0);
    await signUp("ada@example.org", TOPIC);
    await confirm(linkIn(await send()));
    expect(await announce(news)).toBe(1);
  });

  test("the confirmation of a topic is sent again to the pending alone", async () => {
    const database = await open();
    const { signUp, send, resend, join } = alertsIn(database);
    await signUp("ada@example.org");
    await send();
    const [topic] = await topicRows(database);
    expect(await resend(topic?.id ?? "")).toEqual({ status: "ok" });
    const [again] = await send();
    expect(again?.to).toBe("ada@example.org");
    await join("ada@example.org");
    expect(await resend(topic?.id ?? "")).toEqual({ status: "not pending" });
  });

  test("two announcements at once tell each reader once", async () => {
    const settings = await fresh();
    const first = await open(settings);
    const second = engine === "postgres" ? await open(settings) : first;
    const { join } = alertsIn(first);
    for (const name of ["ada", "grace", "joan"]) await join(`${name}@example.org`, "everything");
    around.now += DAY;
    const counts = await Promise.all(
      [first, second].map((database) => alertsIn(database).announce(change(SKIN.id, 98))),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    const news = await first.query((db) => db.selectFrom("alert_news").selectAll().execute());
    expect(news).toHaveLength(3);
  });

  test("each topic stops by itself, and all by one click, also what already waits", async () => {
    const database = await open();
    const { join, announce, send, unsubscribing } = alertsIn(database);
    await join("ada@example.org");
    await join("ada@example.org", "benefits/skin-health");
    around.now += DAY;
    await announce(change(PAIN.id, 97), change(SKIN.id, 97));
    const [sent] = await send();
    const [all = "", ...each] = tokensOf(sent?.raw.split(/^List-Unsubscribe:/m)[1] ?? "");
    expect(each).toHaveLength(2);
    const row = (await topicRows(database)).find(({ topic }) => topic === TOPIC);
    expect(each).toContain(row?.unsubscribe_token);

    const token = row?.unsubscribe_token ?? "";
    expect(await unsubscribing.check(token)).toEqual({ ...COMING, topic: TOPIC });
    expect(await unsubscribing.stop(token)).toEqual({ ...STOPPED, topic: TOPIC });
    const stopped = await topicRows(database);
    around.now += 8 * DAY;
    expect(await unsubscribing.stop(token)).toEqual({ ...STOPPED, topic: TOPIC });
    const daysOf = (rows: typeof stopped) => rows.map((row) => row.unsubscribed_at);
    expect(daysOf(await topicRows(database)), "the day of the first click").toEqual(
      daysOf(stopped),
    );
    const changes = [change(PAIN.id, 98), change(SKIN.id, 98)];
    expect(await announce(...changes)).toBe(1);
    expect(await unsubscribing.check(all)).toEqual(COMING);
    expect(await unsubscribing.stop(all)).toEqual(STOPPED);
    expect(await send()).toEqual([]);
    expect((await topicRows(database)).map(({ status }) => status)).toEqual([
      "unsubscribed",
      "unsubscribed",
    ]);
  });

  test("a mail that waits goes out when one of its topics is stopped, and not when all are", async () => {
    const database = await open();
    const { join, announce, send, unsubscribing } = alertsIn(database);
    await join("ada@example.org");
    await join("ada@example.org", "benefits/skin-health");
    const stop = async (index: number) =>
      unsubscribing.stop((await topicRows(database))[index]?.unsubscribe_token ?? "");
    around.now += DAY;
    await announce(change(PAIN.id, 97), change(SKIN.id, 97));
    await stop(0);
    expect(await send()).toHaveLength(1);
    around.now += 8 * DAY;
    expect(await announce(change(PAIN.id, 98), change(SKIN.id, 98))).toBe(1);
    await stop(1);
    expect(await send()).toEqual([]);
  });

  test("who stops a topic gets no mail of it that waits, and is still asked to confirm another", async () => {
    const database = await open();
    const { announce, join, send, signUp, unsubscribing } = alertsIn(database);
    const stopTopic = async () => {
      const row = (await topicRows(database)).find(({ topic }) => topic === TOPIC);
      await unsubscribing.stop(row?.unsubscribe_token ?? "");
      return (await send()).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]);
    };
    await join("ada@example.org");
    around.now += DAY;
    expect(await announce(change(PAIN.id, 97))).toBe(1);
    await signUp("ada@example.org", "everything");
    expect(await stopTopic()).toEqual(["Please confirm updates on red light: All of our answers"]);
    await signUp("ada@example.org");
    expect(await stopTopic()).toEqual([]);
  });

  test("after stopping a reader may ask again, and older links confirm nothing", async () => {
    const database = await open();
    const { join, unsubscribing, confirm, signUp, send } = alertsIn(database);
    const link = await join("ada@example.org");
    const [row] = await topicRows(database);
    await unsubscribing.stop(row?.unsubscribe_token ?? "");
    expect(await confirm(link)).toMatchObject({ state: "gone" });
    const stopped = await topicRows(database);
    await unsubscribing.allow(row?.unsubscribe_token ?? "");
    await signUp("ada@example.org");
    expect(await confirm(link)).toMatchObject({ state: "gone" });
    const again = linkIn(await send());
    expect(await topicRows(database), "until the link confirms it").toEqual([
      { ...stopped[0], updated_at: expect.any(String) },
    ]);
    await confirm(again);
    expect(await topicRows(database)).toMatchObject([
      { status: "subscribed", unsubscribed_at: null },
    ]);
  });

  test("what nobody confirms is forgotten after 30 days, and its reader with it", async () => {
    const database = await open();
    const { signUp } = alertsIn(database);
    await signUp("ada@example.org");
    around.now += 31 * DAY;
    await signUp("grace@example.org");
    const readers = await database.query((db) =>
      db.selectFrom("alert_readers").select("email").execute(),
    );
    expect(readers).toEqual([{ email: "grace@example.org" }]);
    expect(await topicRows(database)).toHaveLength(1);
  });

  test("without mail a sign-up counts at once; a robot's and a wrong one leave nothing", async () => {
    const database = await open();
    const { signUp, counted } = alertsIn(database, { mail: false });
    expect(await signUp("bot@example.org", TOPIC, "spam")).toEqual({ status: "ok" });
    expect(await signUp("ada", TOPIC)).toMatchObject({ status: "invalid" });
    expect(await signUp("ada@example.org", "claims/no-such")).toMatchObject({
      status: "invalid",
      error: "Please choose from the list what you want to be told of.",
    });
    expect(await topicRows(database)).toEqual([]);
    await signUp("ada@example.org");
    expect(await topicRows(database)).toMatchObject([{ status: "subscribed", source: "changes" }]);
    expect(await counted()).toEqual({ "alerts stored": 1, "alerts refused": 3 });
    expect(around.logged).not.toMatch(/example\.org/i);
  });
});

const COMING = { status: "coming", mail: "alerts" };
const STOPPED = { status: "stopped", mail: "alerts" };
