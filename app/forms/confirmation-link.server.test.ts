import { expect, test } from "vitest";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import { describeDatabases } from "../../tests/support/databases.ts";
import { followLink, forgottenBefore, linkSecret, signLink } from "./confirmation-link.server.ts";
import type { List } from "./sign-up-lists.ts";

const NOW = Date.parse("2026-11-21T09:00:00.000Z");
const WEEK = 7 * 24 * 60 * 60 * 1000;

const linkOf = async (database: Database, form: List = "newsletter") =>
  signLink(form, "an-id", NOW, await database.transaction(linkSecret));

const follow = (database: Database, token: string, now = NOW) =>
  followLink("newsletter", token, { database, clock: () => now }, async (_db, id, time) => ({
    id,
    time,
  }));

describeDatabases((open) => {
  test("a link leads to its sign-up for seven days", async () => {
    const database = await open();
    const link = await linkOf(database);
    expect(await follow(database, link)).toEqual({ id: "an-id", time: "2026-11-21T09:00:00.000Z" });
    expect(await follow(database, link, NOW + WEEK)).toMatchObject({ id: "an-id" });
    expect(await follow(database, link, NOW + WEEK + 1)).toBe("expired");
  });

  test("a link that we did not sign leads nowhere", async () => {
    const database = await open();
    const [id, expires, proof = ""] = (await linkOf(database)).split(".");
    const later = (Number.parseInt(expires ?? "", 36) + 1).toString(36);
    for (const forged of [
      "",
      "..",
      `${id}`,
      `${id}.${expires}`,
      `${id}.${expires}.`,
      `another-id.${expires}.${proof}`,
      `${id}.${later}.${proof}`,
      `${id}.${expires}.${proof.slice(1)}`,
      `${id}.${expires}.${proof}a`,
      `${id}.${expires}.${"a".repeat(proof.length)}`,
      `${id}.${expires}.${proof}.a`,
      await linkOf(database, "alerts"),
      signLink("newsletter", "an-id", NOW, "another secret"),
    ]) {
      expect(await follow(database, forged), forged).toBe("gone");
      expect(await follow(database, forged, NOW + WEEK + 1), forged).toBe("gone");
    }
  });
});

test("a database that is away is told of, any other error is not hidden", async () => {
  const failing = (error: Error) =>
    ({ transaction: () => Promise.reject(error) }) as unknown as Database;
  expect(await follow(failing(new DatabaseUnavailable()), "")).toBe("unavailable");
  await expect(follow(failing(new Error("a mistake of ours")), "")).rejects.toThrow("of ours");
});

test("unconfirmed sign-ups are forgotten after 30 days", () => {
  expect(forgottenBefore("2026-12-21T09:00:00.000Z")).toBe("2026-11-21T09:00:00.000Z");
});
