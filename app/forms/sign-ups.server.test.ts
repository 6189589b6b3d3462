import { expect, test } from "vitest";
import { z } from "zod";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import { createMetrics } from "#app/infra/metrics.server.ts";
import { countedSignUps, surroundings } from "../../tests/support/surroundings.ts";
import type { MailAddress } from "./mail-address.server.ts";
import { createOutbox } from "./outbox.server.ts";
import type { RateLimits } from "./rate-limits.server.ts";
import { createSignUpDesk, signUpSource, takeChecked, tooOften } from "./sign-ups.server.ts";

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
  const desk = createSignUpDesk("newsletter", parts);
  return { ...desk, desk, events, time, counted: () => countedSignUps(metrics) };
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

test("each sign-up is counted by its end", async () => {
  const { take, refuse, counted } = desk();
  await take(SENDER, async () => true);
  await take(SENDER, async () => false);
  await take({ ...SENDER, byRobot: true }, async () => true);
  refuse();
  await take(SENDER, () => Promise.reject(new DatabaseUnavailable()));
  await expect(take(SENDER, () => Promise.reject(new Error("ours")))).rejects.toThrow("ours");
  expect(await counted()).toEqual({
    "newsletter stored": 1,
    "newsletter repeated": 1,
    "newsletter refused": 2,
    "newsletter failed": 2,
  });
  const limited = desk({ allowed: false, retryAfter: 60 });
  await limited.take(SENDER, async () => true);
  expect(await limited.counted()).toEqual({ "newsletter limited": 1 });
});

test("a robot is in the log, by its form alone", async () => {
  await desk().take({ ...SENDER, byRobot: true }, async () => true);
  expect(around.logged).toContain("A form was filled in by a robot: nothing was stored");
  expect(around.logged).toContain('"form":"newsletter"');
  expect(around.logged).not.toContain("ada@");
});

const wanted = z.object({ email: z.custom<MailAddress>((value) => value !== null, "No address.") });
const email = { address: "Ada@example.org", key: "ada@example.org" };
const sent = { honeypot: "", clientAddress: "192.0.2.1" };

test("what was checked is stored, what is wrong is said", async () => {
  const { desk: own, counted } = desk();
  const stored: unknown[] = [];
  const store = async (value: unknown) => stored.push(value) > 0;
  expect(await takeChecked(own, wanted.safeParse({ email }), sent, store)).toEqual({
    status: "ok",
  });
  expect(stored).toEqual([{ email }]);
  expect(await takeChecked(own, wanted.safeParse({ email: null }), sent, store)).toEqual({
    ...{ status: "invalid", error: "No address." },
  });
  const robot = { ...sent, honeypot: "filled in" };
  expect(await takeChecked(own, wanted.safeParse({ email }), robot, store)).toEqual({
    status: "ok",
  });
  expect(stored).toHaveLength(1);
  expect(await counted()).toEqual({ "newsletter stored": 1, "newsletter refused": 2 });
});

test("a reader is told when to try again", async () => {
  const checked = wanted.safeParse({ email });
  const away = () => Promise.reject(new DatabaseUnavailable());
  expect(await takeChecked(desk().desk, checked, sent, away)).toEqual({
    status: "unavailable",
    error: "We couldn’t save your address. Please try again in a minute.",
  });
  const limited = desk({ allowed: false, retryAfter: 61 }).desk;
  expect(await takeChecked(limited, checked, sent, away)).toEqual({
    ...{ status: "limited", retryAfter: 61 },
    error: "Too many tries. Please try again in 2 minutes.",
  });
  expect(tooOften(60)).toBe("Too many tries. Please try again in a minute.");
});

test("an unreadable source is unknown", () => {
  const sources = ["footer", "a-1", "a".repeat(40), "", "A", "a b", "a".repeat(41), "x\na", 7];
  expect(sources.map((source) => signUpSource.parse(source))).toEqual([
    ...["footer", "a-1", "a".repeat(40)],
    ...Array(6).fill("unknown"),
  ]);
});
