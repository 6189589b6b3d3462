import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createMetrics } from "#app/infra/metrics.server.ts";
import { plainVariant } from "../cache/finished-page.ts";
import { boundWrites, createWorkload, tooBusyPage } from "./overload.ts";

describe("a workload", () => {
  test("takes no more than its bound, and again when something has ended, well or badly", async () => {
    const { take } = createWorkload(2);
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const first = take(() => end.then(() => "first"));
    const second = take(() => end.then(() => Promise.reject(new Error("second"))));
    expect(take(async () => "third")).toBeUndefined();
    resolve();
    expect(await first).toBe("first");
    await expect(second).rejects.toThrow("second");
    expect(await Promise.all([take(async () => "a"), take(async () => "b")])).toEqual(["a", "b"]);
  });

  test("begins one piece of work in each turn of the event loop", async () => {
    const { take } = createWorkload(10);
    let begun = 0;
    for (let piece = 0; piece < 5; piece += 1) {
      take(async () => {
        begun += 1;
      });
    }
    for (let turn = 1, before = 0; before < 5; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      expect(begun - before, `turn ${turn}`).toBeLessThanOrEqual(1);
      expect(turn).toBeLessThan(20);
      before = begun;
    }
  });
});

test("writes beyond the bound are turned away; reads, and bodies still on their way, do not count", async () => {
  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  const metrics = createMetrics();
  const app = new Hono();
  app.use(boundWrites(createWorkload(2), metrics));
  app.get("/api/page", ({ text }) => text("a page"));
  app.post("/api/form", async ({ req, text }) => {
    const body = await req.text();
    await saved;
    return text(body);
  });
  // TypeScript's own types lack what a streamed body needs.
  const streamed = { duplex: "half" };
  const send = (body: BodyInit) =>
    app.request(new Request("http://a/api/form", { method: "POST", body, ...streamed }));
  const { readable, writable } = new TransformStream();
  const slow = send(readable);
  const under = [send("first"), send("second")];
  const away = await send("third");
  expect(away.status).toBe(503);
  expect(away.headers.get("Retry-After")).toBe("5");
  expect(await away.json()).toEqual({ error: expect.stringContaining("try again") });
  expect((await metrics.shed.get()).values[0]?.value).toBe(1);
  for (const method of ["GET", "HEAD"]) {
    expect((await app.request("/api/page", { method })).status).toBe(200);
  }
  save();
  const texts = (await Promise.all(under)).map((response) => response.text());
  expect(await Promise.all(texts)).toEqual(["first", "second"]);
  const sender = writable.getWriter();
  sender.write(new TextEncoder().encode("slow"));
  sender.close();
  expect(await (await slow).text()).toBe("slow");
});

test.each([
  ["/blog/api/a", "text/html; charset=UTF-8", /^<!doctype html>.*Too many people/is],
  ["/api/search/a", "application/json", /^\{"error":"Too many people/],
])("who asks for %s in a rush is told in %s to come back", async (address, type, body) => {
  const metrics = createMetrics();
  const page = await tooBusyPage(address, metrics);
  const named = new Headers(
    Array.from({ length: page.headers.length / 2 }, (_, at): [string, string] => [
      page.headers[2 * at] ?? "",
      page.headers[2 * at + 1] ?? "",
    ]),
  );
  expect(page).toMatchObject({ status: 503, lifetime: { fresh: 0 } });
  expect(Object.fromEntries(named)).toMatchObject({
    "content-type": type,
    "retry-after": "5",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  expect(plainVariant(page).body.toString()).toMatch(body);
  expect((await metrics.shed.get()).values[0]?.value).toBe(1);
});
