import { expect, test } from "vitest";
import { describeDatabases } from "../../tests/support/databases.ts";
import { surroundings } from "../../tests/support/surroundings.ts";
import { confirmMailbox, findLimit, mailboxOf, mayWrite, stopMailbox } from "./mailboxes.server.ts";

const ADA = "ada@example.org";
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const BEGIN = Date.parse("2026-11-21T09:00:00Z");
const after = (milliseconds: number) => new Date(BEGIN + milliseconds).toISOString();

const around = surroundings();

describeDatabases((open) => {
  test("two mails without an answer, then one a day, whatever the tag", async () => {
    const database = await open();
    const write = (emailKey: string, milliseconds: number) =>
      database.transaction((db) =>
        mayWrite(db, { id: "sign-up", email_key: emailKey }, after(milliseconds), around.log),
      );
    expect(await write(ADA, 0)).toBe(true);
    const limit = () => database.query((db) => findLimit(db, ADA));
    expect(await limit()).toBeUndefined();
    expect(await write("ada+1@example.org", MINUTE)).toBe(true);
    expect(around.logged).toBe("");
    expect(await write("ada+2@example.org", 2 * MINUTE)).toBe(false);
    expect(JSON.parse(around.logged)).toMatchObject({ level: 30, signUp: "sign-up" });
    expect(around.logged).toContain("limit is reached");
    expect(around.logged).not.toContain("example.org");
    expect(await limit()).toMatchObject({ unanswered: 2, updated_at: after(MINUTE) });
    expect(await write("grace@example.org", 2 * MINUTE)).toBe(true);
    expect(await write(ADA, DAY)).toBe(false);
    expect(await write(ADA, DAY + MINUTE)).toBe(true);
    expect(await write(ADA, 2 * DAY)).toBe(false);
    await database.query((db) => confirmMailbox(db, ADA));
    expect(await write(ADA, 2 * DAY)).toBe(true);
  });

  test("none for 30 days after a stop, unless its owner presses a button", async () => {
    const database = await open();
    const write = (milliseconds: number) =>
      database.transaction((db) =>
        mayWrite(db, { id: "sign-up", email_key: ADA }, after(milliseconds), around.log),
      );
    await database.query((db) => stopMailbox(db, "ada+1@example.org", after(0)));
    expect(await write(30 * DAY)).toBe(false);
    expect(around.logged).toContain("its owner stopped mails");
    expect(await database.query((db) => findLimit(db, ADA))).toMatchObject({
      stopped_at: after(0),
    });
    expect(await write(30 * DAY + 1)).toBe(true);
    await database.query((db) => stopMailbox(db, ADA, after(31 * DAY)));
    expect(await write(32 * DAY)).toBe(false);
    await database.query((db) => confirmMailbox(db, ADA));
    expect(await write(32 * DAY)).toBe(true);
  });

  test("mails that are asked for at once are counted one by one", async () => {
    const database = await open();
    const asked = Array.from({ length: 6 }, () =>
      database.transaction((db) =>
        mayWrite(db, { id: "sign-up", email_key: ADA }, after(0), around.log),
      ),
    );
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(2);
    const rows = await database.query((db) => db.selectFrom("mailboxes").selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain("ada");
  });
});

test.each([
  [ADA, ADA],
  ["ada+news+2@example.org", ADA],
  ["a.da@example.org", "a.da@example.org"],
  ["a.d.a+1@gmail.com", "ada@gmail.com"],
  ["ada@googlemail.com", "ada@gmail.com"],
])("mail to %s arrives at %s", (emailKey, mailbox) => {
  expect(mailboxOf(emailKey)).toBe(mailbox);
});
