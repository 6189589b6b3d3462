import { beforeEach, expect, test } from "vitest";
import type { Database } from "#app/infra/database.server.ts";
import { describeDatabases } from "../../tests/support/databases.ts";
import { takesPasskeys } from "./access/passkeys.server.ts";
import { ATTEMPTS } from "./access/sign-in-limits.server.ts";
import { createDesk } from "./desk.server.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

const WAY = { way: "passkey", device: "Firefox on Linux" } as const;

let now = 0;
beforeEach(() => {
  now = Date.parse("2026-11-21T09:00:00Z");
});

const deskOn = (database: Database) =>
  createDesk({ database, clock: () => now, siteUrl: "https://site.example" });

describeDatabases((open, fresh) => {
  test("there is a desk once somebody was invited, and other servers see it at once", async () => {
    const settings = await fresh();
    const desk = deskOn(await open(settings));
    const other = deskOn(await open(settings));
    expect(await desk.isOpen()).toBe(false);
    expect(await other.isOpen()).toBe(false);
    await desk.operators.invite("Ada");
    expect(await desk.isOpen()).toBe(true);
    expect(await other.isOpen()).toBe(true);
  });

  test("an invite works once, for an hour, and until the next one", async () => {
    const { operators } = deskOn(await open());
    const first = await operators.invite("Ada");
    const second = await operators.invite(" ada ");
    expect(await operators.checkLink(first)).toBeUndefined();
    expect(await operators.checkLink(second)).toMatchObject({ name: "Ada", kind: "invite" });
    const both = await Promise.all([operators.redeemLink(second), operators.redeemLink(second)]);
    expect(both.filter(Boolean)).toHaveLength(1);

    const third = await operators.invite("Ada");
    now += HOUR;
    expect(await operators.redeemLink(third)).toBeUndefined();
    expect(await operators.list()).toHaveLength(1);
  });

  test("a link by mail works for 15 minutes, and an invite beside it goes on working", async () => {
    const { operators } = deskOn(await open());
    const invite = await operators.invite("Ada", "ada@example.org");
    const { id = "" } = (await operators.find("ADA")) ?? {};
    const link = await operators.makeLink("mail", id);
    now += 15 * MINUTE;
    expect(await operators.checkLink(link)).toBeUndefined();
    expect(await operators.checkLink(invite)).toBeDefined();
  });

  test("what no name or passkey can be is found nowhere, and no trouble of the database", async () => {
    const { operators, passkeys } = deskOn(await open());
    const answer = {
      id: "\u0000",
      rawId: "\u0000",
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA" },
    };
    expect(await passkeys.checkProof(JSON.stringify(answer))).toBeUndefined();
    expect(await operators.find("\u0000")).toBeUndefined();
  });

  test("the database holds no token that somebody who reads it could use", async () => {
    const database = await open();
    const { operators, sessions } = deskOn(database);
    const invite = await operators.invite("Ada");
    const operator = await operators.checkLink(invite);
    if (!operator) throw new Error("The invite does not work");
    const token = await sessions.begin(operator, WAY);
    const kept = await database.query(async (db) => [
      await db.selectFrom("desk_links").selectAll().execute(),
      await db.selectFrom("desk_sessions").selectAll().execute(),
    ]);
    const written = JSON.stringify(kept);
    expect(written).not.toContain(invite);
    expect(written).not.toContain(token);
    for (const [row] of kept) expect(await sessions.use(row?.token_hash ?? "")).toBeUndefined();
  });

  test("a session ends after 12 hours without use, after 7 days in any case, and when it is revoked", async () => {
    const { operators, sessions } = deskOn(await open());
    const operator = await operators.redeemLink(await operators.invite("Ada"));
    if (!operator) throw new Error("The invite does not work");
    const idle = await sessions.begin(operator, WAY);
    now += 12 * HOUR;
    expect(await sessions.use(idle)).toBeUndefined();

    const busy = await sessions.begin(operator, WAY);
    for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
      now += 6 * HOUR;
      expect(await sessions.use(busy), `after ${hours} hours`).toBeDefined();
    }
    now += 6 * HOUR;
    expect(await sessions.use(busy)).toBeUndefined();

    const [one, other] = [await sessions.begin(operator, WAY), await sessions.begin(operator, WAY)];
    const session = await sessions.use(one);
    if (!session) throw new Error("The session does not last");
    // Those that ended are gone.
    expect(await sessions.list()).toHaveLength(2);
    expect(await sessions.revokeOthers(session)).toBe(1);
    expect(await sessions.use(other)).toBeUndefined();
    expect(await sessions.revoke(session.id)).toBe(true);
    expect(await sessions.use(one)).toBeUndefined();
    expect(await sessions.revoke(session.id)).toBe(false);
  });

  test("an operator who is removed is out at once", async () => {
    const { operators, sessions } = deskOn(await open());
    const operator = await operators.redeemLink(await operators.invite("Ada"));
    if (!operator) throw new Error("The invite does not work");
    const token = await sessions.begin(operator, WAY);
    const invite = await operators.invite("Ada");
    expect(await operators.remove("ada")).toBe(true);
    expect(await sessions.use(token)).toBeUndefined();
    expect(await operators.checkLink(invite)).toBeUndefined();
    expect(await operators.remove("ada")).toBe(false);
  });

  test("the log is read in pages, newest first, none twice", async () => {
    const { log } = deskOn(await open());
    for (let index = 0; index < 5; index += 1) {
      // Two at a time.
      if (index % 2 === 0) now += 1;
      await log.add({ operator: "Ada", action: `did ${index}`, about: "" });
    }
    const seen: string[] = [];
    for (let before: string | undefined; ; ) {
      const page = await log.page(2, before);
      seen.push(...page.slice(0, 2).map(({ action }) => action));
      if (page.length <= 2) break;
      before = `${page[1]?.at},${page[1]?.id}`;
    }
    expect(seen.toSorted()).toEqual(["did 0", "did 1", "did 2", "did 3", "did 4"]);
    expect(seen[0]).toBe("did 4");
  });

  test("attempts are counted by network and by name", async () => {
    const { limits } = deskOn(await open());
    for (let index = 0; index < ATTEMPTS.client; index += 1) {
      expect(await limits.countClient(`2001:db8:1:2::${index}`)).toBe(true);
    }
    expect(await limits.countClient("2001:db8:1:2::ffff")).toBe(false);
    expect(await limits.countClient("192.0.2.1")).toBe(true);
    for (let index = 0; index < ATTEMPTS.link; index += 1) {
      expect(await limits.countLink("Ada")).toBe(true);
    }
    expect(await limits.countLink(" ada ")).toBe(false);
  });

  test("a challenge is good for five minutes", async () => {
    const database = await open();
    const { passkeys } = deskOn(database);
    await passkeys.askForProof();
    now += 5 * MINUTE;
    await passkeys.askForProof();
    const left = await database.query((db) =>
      db.selectFrom("desk_challenges").selectAll().execute(),
    );
    expect(left).toHaveLength(1);
  });
});

test.each([
  ["https://example.com", true],
  ["http://localhost:3000", true],
  ["http://desk.localhost", true],
  ["http://example.com", false],
  ["http://192.168.1.5:3000", false],
  ["https://192.168.1.5", false],
  ["https://[2001:db8::1]", false],
])("a browser can have a passkey for %s: %s", (siteUrl, possible) => {
  expect(takesPasskeys(siteUrl)).toBe(possible);
});
