import { beforeEach, describe, expect, test } from "vitest";
import { createStoreCache, type StoreCacheTally } from "./store-cache.server.ts";

let clock: number;
let expiredAt: number;
let logged: unknown[][];
beforeEach(() => {
  clock = 1_000_000;
  expiredAt = 0;
  logged = [];
});

const options = () => ({
  now: () => clock,
  expiredAt: () => expiredAt,
  log: { warn: () => {}, error: (...entry: unknown[]) => void logged.push(entry) },
});

const ok = (text: string) => ({ status: "ok" as const, text });

test("a question under way is answered, however many others are asked meanwhile", async () => {
  const { promise: open, resolve } = Promise.withResolvers<void>();
  const cache = createStoreCache({ ...options(), max: 2 }, async (question) => {
    await open;
    return ok(question);
  });
  const questions = ["first", "second", "third", "fourth", "fifth"];
  const answers = questions.map((question) => cache.ask(question));
  resolve();
  expect(await Promise.all(answers)).toEqual(questions.map(ok));
  expect(logged).toEqual([]);
});

describe("a failure", () => {
  test("is logged once for each cause in ten seconds, whatever is asked", async () => {
    let cause = "down";
    const cache = createStoreCache({ ...options(), max: 1_000 }, async () => {
      throw new Error(cause);
    });
    for (let count = 0; count < 100; count += 1) {
      expect(await cache.ask(`slug-${count}`)).toEqual({ status: "unavailable" });
    }
    expect(logged).toEqual([
      [{ err: new Error("down"), asked: "slug-0" }, "The store gave no usable answer"],
    ]);
    cause = "gone";
    await cache.ask("another");
    expect(logged).toHaveLength(2);
    clock += 10_001;
    await cache.ask("once more");
    expect(logged).toHaveLength(3);
  });

  test("is remembered for ten seconds, and then an answer is waited for", async () => {
    let fails = true;
    const cache = createStoreCache({ ...options(), max: 1 }, async () => {
      if (fails) throw new Error("down");
      return ok("back");
    });
    await cache.ask("q");
    fails = false;
    clock += 10_000;
    expect(await cache.ask("q")).toEqual({ status: "unavailable" });
    clock += 1;
    expect(await cache.ask("q")).toEqual(ok("back"));
  });

  test("leaves the older answer, unless only a fresh one will do", async () => {
    let fails = false;
    const ask = async () => {
      if (fails) throw new Error("down");
      return ok("old");
    };
    const lenient = createStoreCache({ ...options(), max: 1 }, ask);
    const strict = createStoreCache({ ...options(), max: 1, fresh: 5_000, onlyFresh: true }, ask);
    await lenient.ask("q");
    expect(await strict.ask("q")).toEqual(ok("old"));
    fails = true;
    clock += 4_999;
    expect(await strict.ask("q")).toEqual(ok("old"));
    clock += 60_001;
    expect(await lenient.ask("q")).toEqual(ok("old"));
    expect(await strict.ask("q")).toEqual({ status: "unavailable" });
  });
});

test("a stale answer is served while it is renewed, but not after a purge", async () => {
  let text = "first";
  const cache = createStoreCache({ ...options(), max: 1 }, async () => ok(text));
  await cache.ask("q");
  text = "second";
  clock += 60_001;
  expect(await cache.ask("q")).toEqual(ok("first"));
  await new Promise((resolve) => setImmediate(resolve));
  expect(await cache.ask("q")).toEqual(ok("second"));
  text = "third";
  clock += 1;
  expiredAt = clock;
  expect(await cache.ask("q")).toEqual(ok("third"));
});

test("how long an answer is fresh may depend on it", async () => {
  let asked = 0;
  const fresh = ({ text }: ReturnType<typeof ok>) => (text === "short" ? 10 : 1_000);
  const ask = async (question: string) => {
    asked += 1;
    return ok(question);
  };
  const cache = createStoreCache<ReturnType<typeof ok>>({ ...options(), max: 2, fresh }, ask);
  await Promise.all([cache.ask("short"), cache.ask("long")]);
  clock += 11;
  await Promise.all([cache.ask("short"), cache.ask("long")]);
  expect(asked).toBe(3);
});

test("questions, those for the store, and answers are counted over all caches", async () => {
  const tally: StoreCacheTally = { asked: 0, passedOn: 0, sizes: [] };
  const [one, other] = [1, 2].map(() =>
    createStoreCache({ ...options(), max: 9, tally }, async (question) => ok(question)),
  );
  for (const question of ["a", "b", "a"]) await one?.ask(question);
  await other?.ask("a");
  expect(tally).toMatchObject({ asked: 4, passedOn: 3 });
  expect(tally.sizes.map((size) => size())).toEqual([2, 1]);
});

test("what only fresh will do for is waited for", async () => {
  let text = "first";
  const cache = createStoreCache(
    { ...options(), max: 1, fresh: 5_000, onlyFresh: true },
    async () => ok(text),
  );
  await cache.ask("q");
  text = "second";
  clock += 5_001;
  expect(await cache.ask("q")).toEqual(ok("second"));
});

test("a look asks nothing", async () => {
  let asked = 0;
  const cache = createStoreCache({ ...options(), max: 1 }, async () => {
    asked += 1;
    return ok("answer");
  });
  expect(cache.peek("q")).toBeUndefined();
  await cache.ask("q");
  clock += 3_600_000;
  expect(cache.peek("q")).toEqual(ok("answer"));
  expect(asked).toBe(1);
});
