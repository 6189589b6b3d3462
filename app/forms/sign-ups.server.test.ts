import { expect, test } from "vitest";
import { DatabaseUnavailable } from "#app/infra/database.server.ts";
import { HONEYPOT } from "#app/ui/honeypot-name.ts";
import { madeUpForm } from "../../tests/support/made-up-form.ts";
import { surroundings } from "../../tests/support/surroundings.ts";
import { type Fields, nameOrUnknown } from "./sign-ups.server.ts";

const around = surroundings();

const ADA = { email: "Ada@example.org", name: "Ada" };
const ROBOT = { ...ADA, [HONEYPOT]: "filled in" };

function site(differing: Parameters<typeof madeUpForm>[1] = {}) {
  const { signUps, ...watched } = madeUpForm(around, differing);
  return { ...watched, take: (fields: Fields = ADA) => signUps.take(fields, "192.0.2.1") };
}

const failing = () => Promise.reject(new DatabaseUnavailable());
const limited = { allowed: false, retryAfter: 61 } as const;

test("what was checked is stored, and its mail goes out afterwards", async () => {
  const stored: unknown[] = [];
  const store = async (_: unknown, wanted: unknown) => stored.push(wanted) > 0;
  const { take, events } = site({ store });
  expect(await take()).toEqual({ status: "ok" });
  const email = { address: "Ada@example.org", key: "ada@example.org" };
  expect(stored).toEqual([{ email, name: "Ada" }]);
  expect(events).toEqual(["stored", "mail goes out"]);
});

test("what is wrong is said once for each field, and the first as the form's", async () => {
  const { take, events } = site();
  expect(await take({ name: "" })).toEqual({
    status: "invalid",
    error: "Enter your email address.",
    errors: { email: "Enter your email address.", name: "Too short." },
  });
  expect(events).toEqual([]);
});

test("nothing is stored for a robot, which is told that it was", async () => {
  const { take, events } = site();
  expect(await take(ROBOT)).toEqual({ status: "ok" });
  expect(events).toEqual([]);
  expect(around.logged).toContain("A form was filled in by a robot: nothing was stored");
  expect(around.logged).toContain('"form":"newsletter"');
  expect(around.logged).not.toMatch(/ada@/i);
});

test("a reader is told when to try again, and no mail goes out", async () => {
  const often = site({ allowed: limited });
  expect(await often.take()).toEqual({
    status: "limited",
    retryAfter: 61,
    error: "Too many tries. Please try again in 2 minutes.",
  });
  const soon = site({ allowed: { allowed: false, retryAfter: 60 } });
  expect(await soon.take()).toMatchObject({ error: expect.stringContaining("in a minute.") });
  const away = site({ store: failing });
  expect(await away.take()).toEqual({
    status: "unavailable",
    error: "We couldn’t save your sign-up. Please try again in a minute.",
  });
  expect([...often.events, ...away.events]).toEqual([]);
});

test("how long it takes says nothing of who is known", async () => {
  const takes = async (milliseconds: number, fields: Fields = ADA) => {
    const store = async () => {
      time.now += milliseconds;
      return true;
    };
    const { take, time } = site({ store });
    const begun = time.now;
    await take(fields);
    return time.now - begun;
  };
  expect([await takes(2.1), await takes(2.6), await takes(0, ROBOT)]).toEqual([100, 100, 100]);
  expect(await takes(130)).toBe(200);
});

test("each sign-up is counted by its end", async () => {
  const isNew = [true, false];
  const { take, counted } = site({ store: async () => isNew.shift() ?? failing() });
  for (const fields of [ADA, ADA, ADA, ROBOT, {}]) await take(fields);
  expect(await counted()).toEqual({
    "newsletter stored": 1,
    "newsletter repeated": 1,
    "newsletter failed": 1,
    "newsletter refused": 2,
  });
  const often = site({ allowed: limited });
  await often.take();
  expect(await often.counted()).toEqual({ "newsletter limited": 1 });
});

test("a mistake of ours is counted and thrown", async () => {
  const { take, counted } = site({ store: () => Promise.reject(new Error("ours")) });
  await expect(take()).rejects.toThrow("ours");
  expect(await counted()).toEqual({ "newsletter failed": 1 });
});

test("an unreadable name of a place or a consent is unknown", () => {
  const names = ["footer", "a-1", "a".repeat(40), "", "A", "a b", "a".repeat(41), "x\na", 7];
  expect(names.map((name) => nameOrUnknown.parse(name))).toEqual([
    "footer",
    "a-1",
    "a".repeat(40),
    ...Array(6).fill("unknown"),
  ]);
});
