import { expect, test } from "vitest";
import type { Database } from "#app/infra/database.server.ts";
import { describeDatabases } from "../../tests/support/databases.ts";
import { addMadeUpSignUps, madeUpMail, madeUpTime } from "../../tests/support/made-up-sign-ups.ts";
import type { Place } from "./keyset.ts";
import {
  countSignUps,
  findPerson,
  listSignUps,
  listSources,
  type SignUpFilter,
} from "./people.server.ts";
import { emailLimitKey } from "./rate-limits.server.ts";

const COUNT = 130;

async function numbersOf(database: Database, filter: SignUpFilter) {
  const { lines } = await listSignUps(database, filter);
  return lines.map(({ id }) => Number(id.slice(-7)));
}

const descending = (numbers: number[]) => numbers.toSorted((a, b) => b - a);
const all = Array.from({ length: COUNT }, (_, number) => number);
const newest = (isWanted: (number: number) => boolean) =>
  descending(all.filter(isWanted)).slice(0, 50);

describeDatabases((open) => {
  test("sign-ups of all lists come in pages, newest first, none twice and none left out, there and back", async () => {
    const database = await open();
    await addMadeUpSignUps(database, COUNT);
    const seen: string[][] = [];
    let before: Place | undefined;
    do {
      const page = await listSignUps(database, {}, { before });
      seen.push(page.lines.map(({ id }) => id));
      expect(page.newer === undefined).toBe(seen.length === 1);
      before = page.older;
    } while (before);
    expect(seen.map(({ length }) => length)).toEqual([50, 50, 30]);
    expect(seen.flat().map((id) => Number(id.slice(-7)))).toEqual(descending(all));

    const last = await listSignUps(database, {}, { before: placeOf(30) });
    const middle = await listSignUps(database, {}, { after: last.newer });
    expect(middle.lines.map(({ id }) => id)).toEqual(seen[1]);
    const first = await listSignUps(database, {}, { after: middle.newer });
    expect(first.lines.map(({ id }) => id)).toEqual(seen[0]);
    expect(first.newer).toBeUndefined();
    expect(first.older).toEqual(placeOf(80));
  });

  test("each filter holds, alone and with others", async () => {
    const database = await open();
    await addMadeUpSignUps(database, COUNT);
    const isNewsletter = (number: number) => number % 10 < 7;
    expect(await numbersOf(database, { list: "newsletter" })).toEqual(newest(isNewsletter));
    expect(await numbersOf(database, { list: "alerts" })).toEqual(
      newest((number) => [7, 8].includes(number % 10)),
    );
    expect(await numbersOf(database, { status: "pending" })).toEqual(
      newest((number) => number % 20 === 3),
    );
    expect(await numbersOf(database, { status: "unsubscribed", list: "webinar" })).toEqual(
      newest((number) => number % 20 === 19),
    );
    expect(await numbersOf(database, { status: "undeliverable" })).toEqual([104, 4]);
    expect(await numbersOf(database, { source: "home" })).toEqual(
      newest((number) => isNewsletter(number) && number % 3 === 1),
    );
    expect(await numbersOf(database, { source: "footer", status: "pending" })).toEqual(
      newest((number) => number % 20 === 3 && number % 3 === 0),
    );
    expect(await numbersOf(database, { until: "2025-12-31" })).toEqual([]);
    expect(await numbersOf(database, { from: "2026-01-01", until: "2026-01-01" })).toHaveLength(50);
    expect(await numbersOf(database, { from: "2026-01-02" })).toEqual([]);
  });

  test("an address or a name is found by a part of it, in any case, and signs mean themselves", async () => {
    const database = await open();
    await addMadeUpSignUps(database, COUNT);
    expect(await numbersOf(database, { search: "READER-77@" })).toEqual([77]);
    expect(await numbersOf(database, { search: "nr. 129" })).toEqual([129]);
    for (const search of ["Ärla Nr. 9", "ärla nr. 9", "ÄRLA NR. 9"]) {
      expect(await numbersOf(database, { search }), search).toEqual([99, 9]);
    }
    await database.query((db) =>
      db
        .updateTable("webinar_registrations")
        .set({ first_name: "JÜRGEN", last_name: "Östling" })
        .where("id", "=", "sign-up-0000119")
        .execute(),
    );
    for (const search of ["JÜRGEN", "n östling", "N ÖSTLING"]) {
      expect(await numbersOf(database, { search }), search).toEqual([119]);
    }
    for (const search of ["%", "_", "reader%77", "\\", "' or 1 = 1 --"]) {
      expect(await numbersOf(database, { search }), search).toEqual([]);
    }
  });

  test("a mark is seen, and counts and sources are those of the sign-ups", async () => {
    const database = await open();
    await addMadeUpSignUps(database, 40);
    const { lines } = await listSignUps(database, {});
    expect(
      lines.filter(({ isUndeliverable }) => isUndeliverable).map(({ email }) => email),
    ).toEqual(["reader-4@example.org"]);
    const { counts, undeliverable } = await countSignUps(database);
    expect(undeliverable).toBe(1);
    expect(counts.toSorted((a, b) => b.count - a.count).slice(0, 2)).toEqual([
      { list: "newsletter", status: "subscribed", count: 24 },
      { list: "alerts", status: "subscribed", count: 8 },
    ]);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    expect(await listSources(database)).toEqual([
      "/webinars/perfectio-x",
      "article",
      "changes",
      "footer",
      "home",
    ]);
  });

  test("a person is found by any of their sign-ups or mails, with all that is known", async () => {
    const database = await open();
    await addMadeUpSignUps(database, 30);
    await database.query(async (db) => {
      await db
        .insertInto("outbox")
        .values([madeUpMail(8), madeUpMail(9)])
        .execute();
      await db
        .updateTable("webinar_registrations")
        .set({ email: "Reader-8@example.org", email_key: "reader-8@example.org" })
        .where("id", "=", "sign-up-0000019")
        .execute();
      await db
        .insertInto("alert_news")
        .values({ id: "n", reader_id: "reader-8", change_id: "c", told_at: madeUpTime(20) })
        .execute();
      await db
        .insertInto("rate_limits")
        .values({ key: emailLimitKey("reader-8@example.org"), points: 2, expire: null })
        .execute();
    });
    for (const id of ["sign-up-0000008", "sign-up-0000019", "mail-0000008"]) {
      const person = await findPerson(database, id);
      expect(person, id).toMatchObject({
        emailKey: "reader-8@example.org",
        newsletter: undefined,
        registrations: [{ id: "sign-up-0000019" }],
        alerts: { topics: [{ topic: "everything" }], told: [{ change_id: "c" }] },
        mails: [{ id: "mail-0000008", created_at: madeUpTime(8), problem: null }],
        countedForms: 2,
      });
      expect(person?.mails[0]).not.toHaveProperty("text");
    }
    expect(await findPerson(database, "nobody")).toBeUndefined();
  });
});

const placeOf = (number: number): Place => ({
  at: madeUpTime(number),
  id: `sign-up-${String(number).padStart(7, "0")}`,
});
