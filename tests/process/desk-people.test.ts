import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mayWrite } from "#app/forms/mailboxes.server.ts";
import { LIMITS } from "#app/forms/rate-limits.server.ts";
import { deskBrowser, signIn } from "../support/desk-site.ts";
import { addMadeUpSignUps, madeUpMail } from "../support/made-up-sign-ups.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { readPage } from "../support/page-html.ts";
import { type ServedSite, serveSite } from "../support/served-site.ts";

const SITE = "https://site.example";

let site: ServedSite;
let mail: MailServer;
let desk: ReturnType<typeof deskBrowser>;
beforeAll(async () => {
  mail = await startMailServer();
  site = await serveSite({ SMTP_URL: mail.url });
  const ada = await signIn({ siteUrl: SITE, database: site.services.database });
  desk = deskBrowser(site.url, SITE, ada);
});
afterAll(async () => {
  await site.close();
  await mail.close();
});
// Each test has 120 sign-ups and nothing else.
beforeEach(async () => {
  mail.mood = "accept";
  mail.received.length = 0;
  await site.services.database.query(async (db) => {
    for (const table of [
      ...(["subscribers", "webinar_registrations", "alert_readers", "alert_topics"] as const),
      ...(["outbox", "mailboxes", "undeliverable_addresses", "erasures", "desk_log"] as const),
    ]) {
      await db.deleteFrom(table).execute();
    }
  });
  await addMadeUpSignUps(site.services.database, 120);
});

const page = async (path: string) => {
  const { status, body } = await desk.get(path);
  expect(status, path).toBe(200);
  return readPage(String(body));
};
const idOf = (number: number) => `sign-up-${String(number).padStart(7, "0")}`;
const log = () =>
  site.services.database.query((db) => db.selectFrom("desk_log").selectAll().execute());
const addMails = (...mails: ReturnType<typeof madeUpMail>[]) =>
  site.services.database.query((db) => db.insertInto("outbox").values(mails).execute());
const outbox = () =>
  site.services.database.query((db) => db.selectFrom("outbox").selectAll().orderBy("id").execute());
const NOW = new Date().toISOString();

const HTML = '"><script>x</script>@e.org';

describe("the list of people", () => {
  test("goes on in pages, keeps its filter and says what it could not read", async () => {
    const first = await page("/desk/people?list=newsletter");
    const older = first.one("a", { rel: "next" }).attribute("href") ?? "";
    expect(first.text).toContain("reader-116@example.org");
    const second = await page(older);
    expect(second.text).not.toContain("reader-116@example.org");
    expect(second.text).toContain("reader-0@example.org");
    expect(second.text).not.toContain("reader-7@example.org");
    const back = second.one("a", { rel: "prev" }).attribute("href") ?? "";
    expect((await page(back)).text).toContain("reader-116@example.org");
    expect((await page("/desk/people?from=soon")).text).toContain("“soon” is no day");
    expect((await page("/desk/people?status=undeliverable")).text).toContain("reader-104@");
  });

  test("finds an address without writing it into any address or log", async () => {
    site.logged.length = 0;
    const { status, body, headers } = await desk.post("/desk/people", { search: "READER-77@" });
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    const found = readPage(String(body));
    expect(found.text).toContain("reader-77@example.org");
    expect(found.text).not.toContain("reader-76@example.org");
    expect(JSON.stringify(site.logged)).not.toMatch(/reader-77/i);
    expect(await log()).toEqual([]);

    const many = readPage(String((await desk.post("/desk/people", { search: "reader" })).body));
    const fields = Object.fromEntries(
      many
        .one("nav", { "aria-label": "Pages: Search" })
        .all("input")
        .map((input) => [input.attribute("name"), input.attribute("value")]),
    );
    const next = await desk.post("/desk/people", fields);
    expect(String(next.body)).toContain("reader-69@example.org");
    expect(String(next.body)).not.toContain("reader-70@example.org");
  });

  test("shows HTML of names and addresses as the letters that it is", async () => {
    await site.services.database.query((db) =>
      db
        .updateTable("webinar_registrations")
        .set({
          first_name: "<img src=x onerror=alert(1)>",
          email: HTML,
          email_key: HTML,
        })
        .where("id", "=", idOf(119))
        .execute(),
    );
    for (const path of ["/desk/people", `/desk/people/${idOf(119)}`]) {
      const { body } = await desk.get(path);
      expect(String(body), path).not.toMatch(/<img src=x|<script/);
      expect(readPage(String(body)).text).toContain("<img src=x onerror=alert(1)>");
    }
    const { body } = await desk.post("/desk/people", { search: "<script>" });
    expect(String(body)).not.toContain("<script");
    expect(readPage(String(body)).text).toContain(HTML);
  });
});

describe("a person", () => {
  test("is shown with all that is known, and the wording that they saw", async () => {
    await addMails(madeUpMail(4, { state: "failed", problem: "EENVELOPE RCPT TO 550" }));
    const newsletter = (await page(`/desk/people/${idOf(4)}`)).text;
    for (const words of [
      "reader-4@example.org",
      "Takes no mail",
      "Every letter has a link to stop.",
      "(version 1)",
      "Newsletter, to be confirmed",
      "The mail server refused the address or this site.",
    ]) {
      expect(newsletter).toContain(words);
    }
    const webinar = (await page(`/desk/people/${idOf(9)}`)).text;
    expect(webinar).toContain("You can have them deleted at any time.");
    expect(webinar).toContain("Ärla");
    const alerts = (await page(`/desk/people/${idOf(7)}`)).text;
    expect(alerts).toContain("A mail when the verdict changes, at most one a week.");
    expect((await desk.get("/desk/people/nobody")).status).toBe(404);
  });

  test("gets the confirmation again, within the limits, and only while it is pending", async () => {
    const path = `/desk/people/${idOf(3)}`;
    const resend = (number: number) => desk.post(path, { do: "resend", "sign-up": idOf(number) });
    const sent = await resend(3);
    expect([sent.status, sent.headers.location]).toEqual([303, `${path}?done=resent`]);
    await site.services.outbox.deliverDue();
    expect(mail.received.map(({ to }) => to)).toEqual(["reader-3@example.org"]);
    expect(await log()).toMatchObject([
      { operator: "Ada", action: "sent a confirmation again", about: `sign-up ${idOf(3)}` },
    ]);
    for (let count = 1; count < LIMITS.perEmail; count += 1) await resend(3);
    expect((await resend(3)).headers.location).toBe(`${path}?done=limited`);
    // Somebody else's sign-up is not to be reached from this page.
    expect((await resend(23)).headers.location).toBe(`${path}?done=not-pending`);
    const confirmed = `/desk/people/${idOf(5)}`;
    const { headers } = await desk.post(confirmed, {
      do: "resend",
      "sign-up": idOf(5),
    });
    expect(headers.location).toBe(`${confirmed}?done=not-pending`);
  });

  test("is shown with the limit of their mailbox", async () => {
    const path = `/desk/people/${idOf(3)}`;
    expect((await page(path)).text).not.toContain("limit is reached");
    await site.services.database.transaction(async (db) => {
      const signUp = { id: idOf(3), email_key: "reader-3@example.org" };
      for (let count = 0; count < 2; count += 1) {
        await mayWrite(db, signUp, NOW, site.services.log);
      }
    });
    expect((await page(path)).text).toContain("limit is reached: nobody answered 2 mails");
  });

  test("loses the mark by the operator's hand", async () => {
    await desk.post(`/desk/people/${idOf(4)}`, { do: "clear-mark" });
    expect((await page(`/desk/people/${idOf(4)}`)).text).not.toContain("Takes no mail");
    expect(JSON.stringify(await log())).not.toContain("reader-4@");
  });

  test("is erased everywhere after a question, with a receipt that names nobody", async () => {
    await addMails(madeUpMail(4));
    const path = `/desk/people/${idOf(4)}/erase`;
    expect((await page(path)).text).toContain("reader-4@example.org is removed");
    const { status, headers } = await desk.post(path);
    expect(status).toBe(303);
    const receipt = String(headers.location);
    const text = (await page(receipt)).text;
    expect(text).toContain("by Ada");
    expect(text).toMatch(/Newsletter sign-ups\s*1/);
    expect(text).toMatch(/Mails\s*1/);
    expect(text).not.toContain("reader-4@");
    expect((await page("/desk/people/erased")).text).toContain(receipt.split("/").at(-1));
    const [entry] = await log();
    expect(entry).toMatchObject({ operator: "Ada", action: "erased a person" });
    expect(entry?.about).toContain(receipt.split("/").at(-1));
    expect(JSON.stringify(entry)).not.toContain("@");
    expect((await desk.get(`/desk/people/${idOf(4)}`)).status).toBe(404);
    expect((await desk.post(path)).headers.location).toBe("/desk/people?done=gone");
    expect(await outbox()).toEqual([]);
  });

  test("nothing is changed without the form's token", async () => {
    for (const [path, fields] of [
      [`/desk/people/${idOf(4)}/erase`, {}],
      [`/desk/people/${idOf(4)}`, { do: "clear-mark" }],
      ["/desk/people/export", { list: "newsletter", format: "csv", status: "subscribed" }],
      ["/desk/people", { search: "reader" }],
      ["/desk/mail", { id: "mail-0000004", do: "give-up" }],
      ["/desk/health", {}],
    ] as const) {
      const { status, body } = await desk.post(path, { ...fields, token: "wrong" });
      expect(status, path).toBe(403);
      expect(String(body), path).not.toContain("reader-4@");
    }
    expect((await page(`/desk/people/${idOf(4)}`)).text).toContain("Takes no mail");
  });
});

describe("an export", () => {
  const ask = (fields: Record<string, string>) => desk.post("/desk/people/export", fields);
  const CSV = { list: "newsletter", format: "csv" };

  test("holds the subscribed whose addresses take mail, unless others are chosen", async () => {
    const { status, headers, body } = await ask({ ...CSV, status: "subscribed" });
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/csv; charset=utf-8",
      "no-store",
    ]);
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="newsletter-csv-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const rows: { email: string; status: string; unsubscribe_url: string }[] = parse(body, {
      columns: true,
      bom: true,
    });
    expect(rows).toHaveLength(70);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(["subscribed"]));
    expect(rows.map(({ email }) => email)).not.toContain("reader-4@example.org");
    expect(rows[0]?.unsubscribe_url).toBe(`${SITE}/unsubscribe/${idOf(0)}`);
    expect(await log()).toMatchObject([
      { action: "exported sign-ups", about: "newsletter, csv, subscribed, 70 rows" },
    ]);
  });

  test("that can't be is refused, with what to do", async () => {
    for (const fields of [
      { list: "alerts", format: "mailchimp", status: "subscribed" },
      { ...CSV },
      { ...CSV, status: "subscribed", since: "soon" },
      { list: "everyone", format: "csv", status: "subscribed" },
    ]) {
      const { status, headers } = await ask(fields);
      expect([status, headers.location]).toEqual([303, "/desk/people?done=no-such-export"]);
    }
    expect((await page("/desk/people?done=no-such-export")).text).toContain("Nothing was exported");
    expect(await log()).toEqual([]);
  });
});

describe("mail", () => {
  const NO_USER = "EENVELOPE RCPT TO 550";
  const failed = (number: number) =>
    madeUpMail(number, {
      state: "failed",
      problem: NO_USER,
      finished_at: NOW,
      created_at: NOW,
    });

  test("is listed by what became of it, with the reason in words", async () => {
    await addMails(failed(4), madeUpMail(5), madeUpMail(6, { state: "sent", text: "" }));
    const shown = await page("/desk/mail");
    for (const words of ["Waiting 1", "Failed 1", "Sent 1", "reader-4@example.org", NO_USER]) {
      expect(shown.text).toContain(words);
    }
    expect(shown.text).toContain("The mail server refused the address or this site.");
    expect(shown.text).not.toContain("reader-5@");
    expect((await page("/desk/mail?state=waiting")).text).toContain("reader-5@example.org");
    expect((await page("/desk/mail?state=sent")).text).toContain("reader-6@example.org");
    expect((await page("/desk/people")).text).toContain("1 mail failed, 1 waiting");
  });

  test("that failed goes out once more, by itself or all of a kind, and the log names nobody", async () => {
    await addMails(failed(4), failed(5), failed(6));
    const one = await desk.post("/desk/mail?state=failed", { do: "retry", id: "mail-0000004" });
    expect(one.headers.location).toBe("/desk/mail?state=failed&done=retried");
    await site.services.outbox.deliverDue();
    expect(mail.received.map(({ to }) => to)).toEqual(["reader-4@example.org"]);
    const again = await desk.post("/desk/mail", { do: "retry", id: "mail-0000004" });
    expect(again.headers.location).toBe("/desk/mail?done=none");
    await desk.post("/desk/mail", {
      do: "retry",
      kind: "newsletter-confirmation",
      problem: NO_USER,
    });
    await site.services.outbox.deliverDue();
    expect(mail.received).toHaveLength(3);
    expect((await log()).map(({ about }) => about).toSorted()).toEqual([
      "mail mail-0000004: 1",
      `newsletter-confirmation, ${NO_USER}: 2`,
    ]);
  });
});
