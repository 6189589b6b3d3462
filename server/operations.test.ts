import { createHmac } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { DatabaseUnavailable } from "#app/infra/database.server.ts";
import { openServices } from "../tests/support/built-app.ts";
import { freshDatabase } from "../tests/support/databases.ts";
import { nginxSays } from "../tests/support/nginx-configuration.ts";
import { type OperationsParts, operations } from "./operations.ts";

const SECRET = "0123456789abcdef-secret";
/** In seconds since 1970. */
const NOW = 1_795_000_000;
const TIME = String(NOW);
const hmac = (text: string, secret = SECRET) =>
  createHmac("sha256", secret).update(text).digest("hex");

function endpoints(env: Record<string, string> = {}, fails = false) {
  const services = openServices(env);
  let purges = 0;
  const routes = operations({
    services: {
      ...services,
      purges: {
        ...services.purges,
        async purge() {
          purges += 1;
          if (fails) throw new DatabaseUnavailable();
        },
      },
    },
    clock: () => NOW * 1_000,
  });
  const purge = (time?: string, signature?: string) =>
    routes.request("/api/purge", {
      method: "POST",
      headers: {
        ...(time !== undefined && { "X-Signature-Time": time }),
        ...(signature !== undefined && { "X-Signature-SHA256": signature }),
      },
    });
  return { purge, purges: () => purges };
}

test("the right signature purges all servers", async () => {
  const { purge, purges } = endpoints({ PURGE_SECRET: SECRET });
  const response = await purge(TIME, hmac(TIME));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(purges()).toBe(1);
});

test("a purge that the other servers can't hear of asks to be tried again", async () => {
  const { purge } = endpoints({ PURGE_SECRET: SECRET }, true);
  const response = await purge(TIME, hmac(TIME));
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: expect.stringContaining("try again") });
});

test("any other signature does nothing", async () => {
  const { purge, purges } = endpoints({ PURGE_SECRET: SECRET });
  const wrong: [string, string | undefined][] = [
    ["none", undefined],
    ["empty", ""],
    ["of another time", hmac(`${NOW - 1}`)],
    ["of another key", hmac(TIME, `${SECRET}x`)],
    ["cut", hmac(TIME).slice(0, -2)],
    ["with more", `${hmac(TIME)}00`],
    ["no hex", "z".repeat(64)],
  ];
  for (const [name, signature] of wrong) {
    const response = await purge(TIME, signature);
    expect(response.status, name).toBe(401);
    const answer = await response.json();
    expect(answer).toEqual({ error: expect.stringContaining("HMAC") });
    expect(answer).toEqual({ error: nginxSays("401") });
  }
  expect(purges()).toBe(0);
});

test("a signature is good for five minutes", async () => {
  const { purge, purges } = endpoints({ PURGE_SECRET: SECRET });
  for (const [time, status] of [
    [`${NOW - 300}`, 200],
    [`${NOW - 301}`, 403],
    [`${NOW + 301}`, 403],
    ["soon", 403],
    [undefined, 401],
  ] as const) {
    expect((await purge(time, hmac(time ?? TIME))).status, time).toBe(status);
  }
  expect(purges()).toBe(1);
  const late = await purge("0", hmac("0"));
  const answer = await late.json();
  expect(answer).toEqual({ error: expect.stringContaining("five minutes") });
  expect(answer).toEqual({ error: nginxSays("403") });
  expect((await purge(undefined, hmac(""))).status, "no time, and rightly signed").toBe(403);
});

test("without a secret nobody can", async () => {
  const { purge, purges } = endpoints();
  for (const secret of ["", "undefined"]) {
    const answer = await purge(TIME, hmac(TIME, secret));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: expect.stringContaining("PURGE_SECRET") });
  }
  expect(purges()).toBe(0);
});

describe("whether it runs", () => {
  /** What it answers at this path, and with which status. */
  async function ask(path: string, change: (parts: OperationsParts) => OperationsParts) {
    const services = openServices(await freshDatabase("sqlite"));
    onTestFinished(() => services.database.close());
    const response = await operations(change({ services })).request(path);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return [response.status, await response.json()];
  }

  test("the process answers", async () => {
    expect(await ask("/healthz", (parts) => parts)).toEqual([200, { status: "ok" }]);
  });

  const ready = { status: "ready", draining: false, database: "reachable" };
  const store = { fails: false, secondsSinceAnswer: null };

  test("it is ready when its database answers, whatever the store does", async () => {
    expect(await ask("/readyz", (parts) => parts)).toEqual([200, { ...ready, store }]);
    const failing = await ask("/readyz", ({ services }) => {
      const health = { ...services.store.health, fails: true, answeredAt: 10_000 };
      return { services: { ...services, store: { ...services.store, health } }, now: () => 73_400 };
    });
    expect(failing).toEqual([200, { ...ready, store: { fails: true, secondsSinceAnswer: 63 } }]);
  });

  test("it is not ready without the file that it opened, and takes no sign-up into it", async () => {
    const settings = await freshDatabase("sqlite");
    const services = openServices(settings);
    onTestFinished(() => services.database.close());
    const readyz = async () => (await operations({ services }).request("/readyz")).status;
    const signUp = async () => {
      const fields = { email: "ada@example.org", source: "home" };
      return (await services.newsletter.take(fields, "192.0.2.1")).status;
    };
    const file = join(settings.DATA_DIR, "site.db");
    expect([await readyz(), await signUp()]).toEqual([200, "ok"]);
    renameSync(file, `${file}.away`);
    expect([await readyz(), await signUp()]).toEqual([503, "unavailable"]);
    writeFileSync(file, "");
    expect([await readyz(), await signUp()]).toEqual([503, "unavailable"]);
    renameSync(`${file}.away`, file);
    expect([await readyz(), await signUp()]).toEqual([200, "ok"]);
  });

  test("it is not ready while it can only read", async () => {
    const services = openServices(await freshDatabase("sqlite"));
    onTestFinished(() => services.database.close());
    await services.database.query((db) => sql`pragma query_only = on`.execute(db));
    expect((await operations({ services }).request("/readyz")).status).toBe(503);
  });

  test("it is not ready while it ends, or without a database", async () => {
    const ending = await ask("/readyz", (parts) => ({ ...parts, isDraining: () => true }));
    expect(ending).toEqual([503, { ...ready, status: "not ready", draining: true, store }]);
    const without = await ask("/readyz", ({ services }) => {
      const query = () => Promise.reject(new Error("down"));
      return { services: { ...services, database: { ...services.database, query } } };
    });
    expect(without).toEqual([
      503,
      { ...ready, status: "not ready", database: "unreachable", store },
    ]);
  });
});
