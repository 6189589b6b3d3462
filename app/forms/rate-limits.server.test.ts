import { expect, test } from "vitest";
import { DatabaseUnavailable } from "#app/infra/database.server.ts";
import { describeDatabases } from "../../tests/support/databases.ts";
import { clientNetwork, createRateLimits, emailLimitKey, LIMITS } from "./rate-limits.server.ts";
import type { List } from "./sign-up-lists.ts";

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describeDatabases((open, fresh, engine) => {
  test("an address may be sent so often, from wherever, and another one is not held up", async () => {
    const limits = createRateLimits(await open());
    const attempt = (emailKey: string, client: number) =>
      limits.count("newsletter", { emailKey, clientAddress: `192.0.2.${client}` });
    for (const client of times(LIMITS.perEmail)) {
      expect(await attempt("reader@example.org", client)).toEqual({ allowed: true });
    }
    const refused = await attempt("reader@example.org", 99);
    expect(refused).toEqual({ allowed: false, retryAfter: expect.any(Number) });
    expect(refused.allowed || refused.retryAfter).toBeGreaterThan(3_590);
    expect(refused.allowed || refused.retryAfter).toBeLessThanOrEqual(3_600);
    expect(await attempt("other@example.org", 99)).toEqual({ allowed: true });
    for (const same of ["reader@example.org", "reader+1@example.org"]) {
      expect(await limits.countAddress(same)).toMatchObject({ allowed: false });
    }
    const elsewhere = { emailKey: "reader@example.org", clientAddress: "192.0.2.100" };
    expect(await limits.count("webinar", elsewhere)).toMatchObject({ allowed: false });
  });

  test("a client may send so often, for whomever; each form counts by itself", async () => {
    const limits = createRateLimits(await open());
    const attempt = (form: List, index: number) =>
      limits.count(form, {
        emailKey: `reader-${index}@example.org`,
        clientAddress: `2001:db8:1:2::${index}`,
      });
    for (const index of times(LIMITS.perClient)) {
      expect(await attempt("newsletter", index)).toEqual({ allowed: true });
    }
    expect(await attempt("newsletter", 99)).toMatchObject({ allowed: false });
    expect(await attempt("webinar", 99)).toEqual({ allowed: true });
  });

  test("a block of IPv6 networks may send so often", async () => {
    const limits = createRateLimits(await open());
    const attempt = (index: number, block = "2001:db8:1") =>
      limits.count("newsletter", {
        emailKey: `reader-${index}@example.org`,
        clientAddress: `${block}:${index.toString(16)}::1`,
      });
    for (const index of times(LIMITS.perBlock)) {
      expect(await attempt(index)).toEqual({ allowed: true });
    }
    expect(await attempt(1_000)).toMatchObject({ allowed: false });
    expect(await attempt(1_000, "2001:db8:2")).toEqual({ allowed: true });
  });

  if (engine !== "postgres") return;
  test("two servers share the count, and store no address", async () => {
    const settings = await fresh();
    const database = await open(settings);
    const servers = [createRateLimits(database), createRateLimits(await open(settings))];
    const sender = { emailKey: "reader@example.org", clientAddress: "192.0.2.1" };
    const answers = await Promise.all(
      times(10).map((index) => servers[index % 2]?.count("newsletter", sender)),
    );
    expect(answers.filter((answer) => answer?.allowed)).toHaveLength(LIMITS.perEmail);
    const rows = await database.query((db) => db.selectFrom("rate_limits").selectAll().execute());
    expect(rows.map(({ key }) => key.split(":")[0]).sort()).toEqual(["block", "client", "email"]);
    expect(JSON.stringify(rows)).not.toMatch(/reader|192\.0/);
    const own = emailLimitKey("reader@example.org");
    expect(rows.filter(({ key }) => key === own)).toHaveLength(1);
  });

  test("nobody is told to wait for a database that is away", async () => {
    const database = await open();
    const limits = createRateLimits(database);
    await database.pool?.query("DROP TABLE rate_limits");
    const sender = { emailKey: "reader@example.org", clientAddress: "192.0.2.1" };
    await expect(limits.count("newsletter", sender)).rejects.toThrow(DatabaseUnavailable);
  });
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:0001::9", "2001:db8:1:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["unknown", "unknown"],
])("%s belongs to %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
