import { createHmac } from "node:crypto";
import { pino } from "pino";
import { expect, test } from "vitest";
import { parseEnv } from "#app/infra/env.ts";
import { operations } from "./operations.ts";
import { createServices } from "./services.ts";

const SECRET = "0123456789abcdef-secret";
const BODY = '{"at":"2026-03-14T09:00:00Z"}';
const hmac = (body: string, secret = SECRET) =>
  createHmac("sha256", secret).update(body).digest("hex");

/** The operator's endpoints of a site with these settings. */
function endpoints(env: Record<string, string> = {}) {
  const services = createServices(parseEnv(env), pino({ level: "silent" }), {
    now: () => performance.now(),
    wait: async () => {},
  });
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
  });
  const purge = (body: string, signature?: string) =>
    routes.request("/api/purge", {
      method: "POST",
      body,
      headers: signature === undefined ? {} : { "X-Signature-SHA256": signature },
    });
  return { purge, purges: () => purges, looks: () => looks };
}

test("the right signature empties the page cache and the store's", async () => {
  const { purge, purges, looks } = endpoints({ PURGE_SECRET: SECRET });
  const response = await purge(BODY, hmac(BODY));
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
    ["of another body", hmac(`${BODY} `)],
    ["of another key", hmac(BODY, `${SECRET}x`)],
    ["cut", hmac(BODY).slice(0, -2)],
    ["with more", `${hmac(BODY)}00`],
    ["no hex", "z".repeat(64)],
  ];
  for (const [name, signature] of wrong) {
    const response = await purge(BODY, signature);
    expect(response.status, name).toBe(401);
    expect(await response.json()).toEqual({ error: expect.stringContaining("HMAC") });
  }
  expect(purges()).toBe(0);
});

test("without a secret nobody can", async () => {
  const { purge, purges } = endpoints();
  for (const secret of ["", "undefined"]) {
    expect((await purge(BODY, hmac(BODY, secret))).status).toBe(404);
  }
  expect(purges()).toBe(0);
});

test("a long body is refused before it is looked at", async () => {
  const { purge, purges } = endpoints({ PURGE_SECRET: SECRET });
  const long = "x".repeat(1_025);
  expect((await purge(long, hmac(long))).status).toBe(413);
  expect(purges()).toBe(0);
});
