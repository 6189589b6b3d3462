import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { Database } from "#app/infra/database.server.ts";
import { describeDatabases } from "../../tests/support/databases.ts";
import { addMadeUpSignUps, madeUpTime } from "../../tests/support/made-up-sign-ups.ts";
import { exportSignUps, type WantedExport } from "./export.server.ts";
import { canExport, formats, type List, statuses } from "./sign-up-lists.ts";

async function exported(database: Database, list: List, wanted: Partial<WantedExport> = {}) {
  const { content, ...counts } = await exportSignUps(database, list, {
    format: "csv",
    statuses,
    since: "",
    undeliverable: true,
    siteUrl: "https://site.example",
    ...wanted,
  });
  return { content: await text(content), ...counts };
}

const rowsOf = ({ content }: { content: string }): Record<string, string>[] =>
  parse(content, { columns: true, bom: true });

const firstRow = async (database: Database, list: List, wanted: Partial<WantedExport> = {}) =>
  rowsOf(await exported(database, list, wanted))[0];

const linkOf = (number: number) =>
  `https://site.example/unsubscribe/sign-up-${String(number).padStart(7, "0")}`;

describeDatabases((open) => {
  test("each list has all that is kept of a sign-up", async () => {
    const database = await open();
    await addMadeUpSignUps(database, 10);
    const times = { consented_at: madeUpTime(0), created_at: madeUpTime(0) };
    expect(await firstRow(database, "newsletter")).toEqual({
      ...times,
      email: "reader-0@example.org",
      status: "subscribed",
      source: "footer",
      consent_version: "1",
      confirmed_at: madeUpTime(0),
      unsubscribed_at: "",
      undeliverable_at: "",
      unsubscribe_url: linkOf(0),
    });
    expect(await firstRow(database, "alerts")).toEqual({
      consented_at: madeUpTime(7),
      created_at: madeUpTime(7),
      email: "reader-7@example.org",
      topic: "everything",
      status: "subscribed",
      source: "changes",
      consent_version: "alerts-1",
      confirmed_at: "",
      unsubscribed_at: "",
      told_at: "",
      undeliverable_at: "",
      unsubscribe_url: linkOf(7),
    });
    expect(await firstRow(database, "webinar")).toEqual({
      consented_at: madeUpTime(9),
      created_at: madeUpTime(9),
      updated_at: madeUpTime(9),
      webinar: "perfectio-x",
      email: "reader-9@example.org",
      first_name: "Ärla",
      last_name: "Nr. 9",
      phone: "",
      interest: "other",
      source: "/webinars/perfectio-x",
      consent_version: "webinar-1",
      unsubscribed_at: "",
      status: "subscribed",
      undeliverable_at: "",
      unsubscribe_url: linkOf(9),
    });
  });

  test("rows that are left out are counted by their reason", async () => {
    const database = await open();
    await addMadeUpSignUps(database, 20);
    const subscribed = { statuses: ["subscribed"], undeliverable: false } as const;
    const { content, ...counts } = await exported(database, "newsletter", subscribed);
    // 3 is pending, 13 unsubscribed, and the address of 4 took no mail.
    expect(counts).toEqual({ rows: 11, leftOut: { otherStatus: 2, undeliverable: 1 } });
    expect(rowsOf({ content }).map(({ email }) => email)).toEqual(
      [0, 1, 2, 5, 6, 10, 11, 12, 14, 15, 16].map((number) => `reader-${number}@example.org`),
    );
    const marked = await exported(database, "newsletter", { statuses: ["subscribed"] });
    expect(marked).toMatchObject({ rows: 12, leftOut: { undeliverable: 0 } });
    expect(rowsOf(marked)[3]).toMatchObject({ undeliverable_at: madeUpTime(4) });
    const since = await exported(database, "webinar", { since: madeUpTime(19) });
    expect(since).toMatchObject({ rows: 1, leftOut: { otherStatus: 0, undeliverable: 0 } });
    expect(rowsOf(since)).toMatchObject([{ email: "reader-19@example.org" }]);
  });

  test("a long list is read in pieces, oldest first, and written once", async () => {
    const database = await open();
    await addMadeUpSignUps(database, 1_500);
    const emails = Array.from({ length: 1_500 }, (_, number) => number)
      .filter((number) => number % 10 < 7)
      .map((number) => `reader-${number}@example.org`);
    const csv = await exported(database, "newsletter");
    expect(csv.content).toMatch(/^\ufeffemail,[^\ufeff]*$/);
    expect(rowsOf(csv).map(({ email }) => email)).toEqual(emails);
    for (const format of ["mailchimp", "shopify", "listmonk"] as const) {
      const written = await exported(database, "newsletter", { format });
      // Programs take a BOM for the beginning of the first column's name.
      expect(written.content, format).not.toContain("\ufeff");
      const rows = rowsOf(written);
      expect(rows, format).toHaveLength(emails.length);
    }
    const { content } = await exported(database, "newsletter", { format: "json" });
    expect(JSON.parse(content)).toMatchObject(emails.map((email) => ({ email })));
    expect(Object.keys(JSON.parse(content)[0]).sort()).toEqual(
      Object.keys(rowsOf(csv)[0] ?? {}).sort(),
    );
  });

  test("an empty list is a head line, or an empty list in JSON", async () => {
    const database = await open();
    expect((await exported(database, "alerts")).content).toMatch(/^\ufeffemail,topic,.*\n$/);
    expect((await exported(database, "alerts", { format: "json" })).content).toBe("[]\n");
  });

  test("mail programs get their own columns, and a mark on all who are not subscribed", async () => {
    const database = await open();
    await addMadeUpSignUps(database, 20);
    const [email, tags] = ["reader-9@example.org", "webinar perfectio-x"];
    expect(await firstRow(database, "webinar", { format: "mailchimp" })).toEqual({
      "Email Address": email,
      "First Name": "Ärla",
      "Last Name": "Nr. 9",
      Tags: tags,
    });
    expect(await firstRow(database, "webinar", { format: "shopify" })).toEqual({
      "First Name": "Ärla",
      "Last Name": "Nr. 9",
      Email: email,
      Tags: tags,
      "Accepts Email Marketing": "no",
    });
    const { attributes, ...listmonk } = (await firstRow(database, "webinar", {
      format: "listmonk",
    })) ?? { attributes: "" };
    expect(listmonk).toEqual({ email, name: "Ärla Nr. 9" });
    expect(JSON.parse(attributes ?? "")).toEqual({
      list: tags,
      consented_at: madeUpTime(9),
      unsubscribe_url: linkOf(9),
    });

    const newsletter = rowsOf(await exported(database, "newsletter", { format: "shopify" }));
    expect(newsletter[0]).toEqual({
      "First Name": "",
      "Last Name": "",
      Email: "reader-0@example.org",
      "Accepts Email Marketing": "yes",
      Tags: "newsletter",
    });
    expect(newsletter[3]).toMatchObject({
      "Accepts Email Marketing": "no",
      Tags: "newsletter, pending",
    });
    const mailchimp = await firstRow(database, "newsletter", { format: "mailchimp" });
    expect(mailchimp).toMatchObject({ "First Name": "", "Last Name": "", Tags: "newsletter" });
    const plain = await firstRow(database, "newsletter", { format: "listmonk" });
    expect(plain).toMatchObject({ name: "" });
  });
});

test("the addresses of alerts' readers are written for no mail program", () => {
  const formatsOf = (list: List) => formats.filter((format) => canExport(list, format));
  expect(formatsOf("alerts")).toEqual(["csv", "json"]);
  expect(formatsOf("newsletter")).toEqual(formats);
  expect(formatsOf("webinar")).toEqual(formats);
});
