import { expect, test } from "vitest";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import { createMetrics } from "#app/infra/metrics.server.ts";
import { surroundings } from "../../tests/support/surroundings.ts";
import { createOutbox } from "./outbox.server.ts";
import type { RateLimits } from "./rate-limits.server.ts";
import { createSignUpDesk } from "./sign-ups.server.ts";

const around = surroundings();

const SENDER = { emailKey: "ada@example.org", clientAddress: "192.0.2.1", byRobot: false };

function desk(allowed: Awaited<ReturnType<RateLimits["count"]>> = { allowed: true }) {
  const time = { now: 1_000 };
  const wait = async (milliseconds: number) => {
    time.now += milliseconds;
  };
  const { log, clock } = around;
  const database = {} as Database;
  const events: string[] = [];
  const outbox = {
    ...createOutbox(database, undefined, log, clock),
    wake: () => events.push("mail goes out"),
  };
  const rateLimits = { count: async () => allowed, countAddress: async () => allowed };
  const metrics = createMetrics();
  const steady = { now: () => time.now, wait };
  const parts = { database, outbox, rateLimits, metrics, log, clock, siteUrl: "", ...steady };
  const { take } = createSignUpDesk("newsletter", parts);
  return { take, events, time };
}

test("the mail of a sign-up goes out as soon as it is stored", async () => {
  const { take, events } = desk();
  const store = async () => events.push("stored") > 0;
  expect(await take(SENDER, store)).toEqual({ status: "ok" });
  expect(events).toEqual(["stored", "mail goes out"]);
});

test("no mail goes out for what was not stored", async () => {
  const { take, events } = desk();
  const failing = () => Promise.reject(new DatabaseUnavailable());
  expect(await take(SENDER, failing)).toEqual({ status: "unavailable" });
  expect(await take({ ...SENDER, byRobot: true }, failing)).toEqual({ status: "ok" });
  const limited = desk({ allowed: false, retryAfter: 60 });
  expect(await limited.take(SENDER, failing)).toEqual({ status: "limited", retryAfter: 60 });
  expect([...events, ...limited.events]).toEqual([]);
});

test("how long it takes says nothing of who is known", async () => {
  const { take, time } = desk();
  const takes = async (milliseconds: number, byRobot = false) => {
    const begun = time.now;
    const store = async () => {
      time.now += milliseconds;
      return true;
    };
    await take({ ...SENDER, byRobot }, store);
    return time.now - begun;
  };
  expect([await takes(2.1), await takes(2.6), await takes(0, true)]).toEqual([100, 100, 100]);
  expect(await takes(130)).toBe(200);
});
