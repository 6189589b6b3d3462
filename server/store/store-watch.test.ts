import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createMetrics } from "#app/infra/metrics.server.ts";
import { StoreDown, type StoreFailure, StorefrontError } from "#app/storefront/storefront-error.ts";
import { watchStore } from "./store-watch.ts";

let clock: number;
let asked: string[];
let answer: (question: string) => unknown;
let watched: ReturnType<typeof watchStore>;
let waited: number[];
let patience: PromiseWithResolvers<void>;
let metrics: ReturnType<typeof createMetrics>;

beforeEach(() => {
  clock = 1_000_000;
  asked = [];
  waited = [];
  patience = Promise.withResolvers();
  answer = () => "an answer";
  metrics = createMetrics();
  watched = watchStore(
    {
      async query(document, _variables, schema) {
        asked.push(document);
        return schema.parse(await answer(document));
      },
    },
    metrics,
    {
      now: () => clock,
      wait: (milliseconds) => {
        waited.push(milliseconds);
        return patience.promise;
      },
    },
  );
});

/** The answer, or the failure's message. */
const ask = (question: string, variables: Record<string, unknown> = {}) =>
  watched.client
    .query(question, variables, z.unknown())
    .catch((error: unknown) => (error instanceof Error ? error.message : "odd"));

const down = () => {
  throw new StoreDown("down");
};
const refused = () => {
  throw new StorefrontError("refused");
};

describe("the store's health", () => {
  test("is bad after a failure of the store, and good after an answer", async () => {
    answer = down;
    await ask("a");
    expect(watched.health).toMatchObject({ fails: true, answeredAt: undefined });
    answer = () => "an answer";
    await ask("a");
    expect(watched.health).toMatchObject({ fails: false, answeredAt: clock });
  });

  test("does not suffer from one question that is always refused", async () => {
    answer = (question) => (question === "sitemap" ? refused() : "an answer");
    for (let time = 0; time < 10; time += 1) {
      await ask("sitemap");
      await ask("sitemap");
      expect(watched.health.fails).toBe(false);
      expect(await ask("article")).toBe("an answer");
    }
    expect(asked).toHaveLength(30);
  });

  test("does not suffer from one kind of question that is refused, whatever it asks for", async () => {
    answer = (question) => (question === "article" ? refused() : "an answer");
    for (const slug of ["a", "b", "c", "d"]) await ask("article", { slug });
    expect(watched.health).toMatchObject({ fails: false, pausedUntil: undefined });
    expect(await ask("blog")).toBe("an answer");
  });

  test("is bad when everything is refused", async () => {
    answer = refused;
    for (const question of ["a", "b", "a", "b"]) await ask(question);
    expect(watched.health.fails).toBe(false);
    await ask("c");
    expect(watched.health.fails).toBe(true);
  });
});

describe("a store that fails whatever it is asked", () => {
  const failThrice = async () => {
    answer = down;
    for (const question of ["a", "b", "c"]) await ask(question);
    asked.length = 0;
  };

  test("is left alone for ten seconds; all questions meet its last failure", async () => {
    await failThrice();
    clock += 9_999;
    for (let slug = 0; slug < 1_000; slug += 1) expect(await ask(`slug-${slug}`)).toBe("down");
    expect(asked).toEqual([]);
    const calls = await metrics.storeCalls.get();
    expect(calls.values).toMatchObject([{ labels: { result: "failed" }, value: 3 }]);
  });

  test("is known by questions of one kind, where that is all that is asked", async () => {
    answer = down;
    for (const slug of ["a", "b", "c"]) await ask("article", { slug });
    asked.length = 0;
    expect(await ask("blog")).toBe("down");
    expect(asked).toEqual([]);
  });

  test("then gets one question, and all others when that was answered", async () => {
    await failThrice();
    clock += 10_000;
    const { promise, resolve } = Promise.withResolvers<string>();
    answer = () => promise;
    const first = ask("first");
    expect(await ask("second")).toBe("down");
    resolve("an answer");
    expect(await first).toBe("an answer");
    expect(await ask("third")).toBe("an answer");
    expect(asked).toEqual(["first", "third"]);
  });

  test("gets one in ten seconds while it stays down", async () => {
    await failThrice();
    for (let second = 0; second < 100; second += 1) {
      clock += 1_000;
      await ask(`at ${second}`);
    }
    expect(asked).toHaveLength(10);
  });

  test("is asked on while one of three questions is answered", async () => {
    answer = (question) => (question === "good" ? "an answer" : down());
    for (const question of ["a", "b", "good", "c", "d"]) await ask(question);
    expect(asked).toHaveLength(5);
  });
});

describe("a store that hangs", () => {
  const hang = () => {
    throw new StoreDown("no answer in time", { failure: { kind: "timeout" } });
  };

  test("holds a reader for a second at most, and its late answer still counts", async () => {
    answer = hang;
    await ask("before");
    const late = Promise.withResolvers<string>();
    answer = () => late.promise;
    const reader = ask("first");
    patience.resolve();
    expect(await reader).toBe("no answer in time");
    expect(waited).toEqual([1_000]);
    late.resolve("an answer");
    await expect.poll(() => watched.health.fails).toBe(false);
    expect(await ask("second")).toBe("an answer");
    expect(waited).toEqual([1_000]);
  });

  test("is another one than a slow one that refuses a question", async () => {
    answer = down;
    await ask("sitemap");
    const slow = Promise.withResolvers<string>();
    answer = () => slow.promise;
    const reader = ask("article");
    patience.resolve();
    slow.resolve("an answer");
    expect(await reader).toBe("an answer");
    expect(waited).toEqual([]);
  });
});

describe("a store that says when it may be asked again", () => {
  const down429 = (retryAfter: number) => () => {
    throw new StoreDown("429", { retryAfter, failure: { kind: "status", status: 429 } });
  };
  const pausesFor = async (retryAfter: number) => {
    answer = down429(retryAfter);
    await ask("a");
    answer = () => "an answer";
    const from = clock;
    while ((await ask("b")) === "429") clock += 500;
    return clock - from;
  };

  test("is left alone until then, for a minute at most", async () => {
    expect(await pausesFor(3_000)).toBe(3_000);
    expect(await pausesFor(86_400_000)).toBe(60_000);
  });

  test("is told with its end, until an answer", async () => {
    answer = down429(30_000);
    await ask("a");
    expect(watched.health).toMatchObject({ fails: true, pausedUntil: clock + 30_000 });
    clock += 30_000;
    answer = () => "an answer";
    await ask("a");
    expect(watched.health).toMatchObject({ fails: false, pausedUntil: undefined });
  });

  test("and fails then is left alone for ten seconds more", async () => {
    answer = down429(3_000);
    await ask("a");
    clock += 3_000;
    answer = down;
    expect(await ask("b")).toBe("down");
    asked.length = 0;
    clock += 9_999;
    expect(await ask("c")).toBe("down");
    expect(asked).toEqual([]);
    clock += 1;
    await ask("c");
    expect(asked).toEqual(["c"]);
  });
});

describe("a store that throttles", () => {
  const throttled: [string, StoreFailure, number][] = [
    ["429", { kind: "status", status: 429 }, 1],
    ["THROTTLED", { kind: "query", codes: ["OTHER", "THROTTLED"] }, 1],
    ["503", { kind: "status", status: 503 }, 0],
    ["another code", { kind: "query", codes: ["OTHER"] }, 0],
    ["nothing in time", { kind: "timeout" }, 0],
  ];
  test.each(throttled)("with %s is counted as what it is", async (_name, failure, count) => {
    answer = () => {
      throw new StoreDown("down", { failure });
    };
    await ask("a");
    expect(watched.health).toMatchObject({
      fails: true,
      throttled: count,
      throttledAt: count ? clock : undefined,
      // One failure without a time is no reason to leave it alone.
      pausedUntil: undefined,
    });
    const first = clock;
    clock += 5_000;
    await ask("a");
    expect(watched.health.throttled).toBe(2 * count);
    answer = () => "an answer";
    clock += 5_000;
    await ask("a");
    // The desk tells of it afterwards.
    expect(watched.health).toMatchObject({
      fails: false,
      throttled: 2 * count,
      throttledAt: count ? first + 5_000 : undefined,
    });
  });

  test("is not one that refuses a question", async () => {
    answer = refused;
    await ask("a");
    expect(watched.health).toMatchObject({ throttled: 0, throttledAt: undefined });
  });
});
