import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createStorefrontClient } from "#app/storefront/storefront-client.server.ts";
import { type StoreDouble, startStoreDouble, status } from "../support/store-double.ts";

const MB = 1024 * 1024;

let store: StoreDouble;
beforeEach(async () => {
  store = await startStoreDouble(status(500));
});
afterEach(() => store.close());

const ask = () =>
  createStorefrontClient({
    origin: store.origin,
    token: { kind: "public", value: "a-token" },
    apiVersion: "2024-10",
    log: { warn: () => {} },
    fetch,
    wait: async () => {},
    timeout: 10_000,
  }).query("{ shop { name } }", {}, z.object({ shop: z.object({ name: z.string() }) }));

// That it is not read to its end is in app/storefront/storefront-client.server.test.ts.
describe("an answer over 16 MB", () => {
  test("is found out when it came compressed", async () => {
    const bomb = gzipSync(Buffer.alloc(50 * MB, " "));
    store.answer((_call, response) => {
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(bomb);
    });
    const before = process.memoryUsage().rss;
    await expect(ask()).rejects.toThrow("over 16 MB");
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * MB);
  });

  test("is the bound: one just below it is read", async () => {
    const name = "x".repeat(15 * MB);
    store.answer(status(200, { data: { shop: { name } } }));
    expect((await ask()).shop.name).toHaveLength(name.length);
  });
});
