import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openServices } from "../tests/support/built-app.ts";
import { operations } from "./operations.ts";

const SECRET = "0123456789abcdef-secret";
/** In seconds since 1970. */
const NOW = 1_795_000_000;
const TIME = String(NOW);
const hmac = (text: string, secret = SECRET) =>
  createHmac("sha256", secret).update(text).digest("hex");

function endpoints(env: Record<string, string> = {}) {
  const services = openServices(env);
  let purges = 0;
  let looks = 0;
  const expire = () => {
    looks += 1;
  };
  const routes = operations({
    services: { ...services, store: { ...services.store, expire } },
    expirePages: () => {
      purges += 1;
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
  return { purge, purges: () => purges, looks: () => looks };
}

test("the right signature empties the page cache and the store's", async () => {
  const { purge, purges, looks } = endpoints({ PURGE_SECRET: SECRET });
  const response = await purge(TIME, hmac(TIME));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(purges()).toBe(1);
  expect(looks()).toBe(1);
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
    expect(await response.json()).toEqual({ error: expect.stringContaining("HMAC") });
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
});

test("without a secret nobody can", async () => {
  const { purge, purges } = endpoints();
  for (const secret of ["", "undefined"]) {
    expect((await purge(TIME, hmac(TIME, secret))).status).toBe(404);
  }
  expect(purges()).toBe(0);
});
