import { LRUCache } from "lru-cache";
import type { Logger } from "pino";

const FRESH_MS = 60_000;
/** In milliseconds, for asking a failed question again and for logging the same failure again. */
const PAUSE_AFTER_FAILURE = 10_000;

/** The store failed, and no older answer is left. */
export type Unavailable = { status: "unavailable" };

export type StoreCacheOptions = {
  /** Milliseconds on a steady clock. */
  now: () => number;
  /** The latest purge, on the same clock. */
  expiredAt: () => number;
  log: Pick<Logger, "warn" | "error">;
  tally?: StoreCacheTally;
};

/** Over all caches: questions, those that went to the store, and the numbers of entries. */
export type StoreCacheTally = {
  asked: number;
  passedOn: number;
  sizes: (() => number)[];
};

type StoreCache<Answer> = {
  ask(question: string): Promise<Answer | Unavailable>;
  /** The latest answer, however old, without asking the store. */
  peek(question: string): Answer | Unavailable | undefined;
};

/**
 * Shares one call among all that ask the same question. A stale answer is served during its renewal
 * (except after a purge) and kept when the store fails. Never throws; logs each cause once.
 * @param onlyFresh waits for a new answer
 */
export function createStoreCache<Answer extends { status: string }>(
  {
    now,
    expiredAt,
    log,
    tally,
    max,
    fresh = FRESH_MS,
    onlyFresh = false,
  }: StoreCacheOptions & {
    max: number;
    fresh?: number | ((answer: Answer) => number);
    onlyFresh?: boolean;
  },
  ask: (question: string) => Promise<Answer>,
): StoreCache<Answer> {
  const clock = { ttlResolution: 0, perf: { now } };
  const logged = new LRUCache<string, true>({ max: 100, ttl: PAUSE_AFTER_FAILURE, ...clock });
  const note = (error: unknown, asked: string) => {
    const cause = error instanceof Error ? error.message : String(error);
    if (logged.has(cause)) return;
    logged.set(cause, true);
    log.error({ err: error, asked }, "The store gave no usable answer");
  };
  const cache = new LRUCache<string, { answer: Answer | Unavailable; askedAt: number }>({
    max,
    ttl: FRESH_MS,
    ...clock,
    ignoreFetchAbort: true,
    async fetchMethod(question, known, { options }) {
      const askedAt = now();
      if (tally) tally.passedOn += 1;
      try {
        const answer = await ask(question);
        options.ttl = typeof fresh === "number" ? fresh : fresh(answer);
        return { answer, askedAt };
      } catch (error) {
        note(error, question);
        options.ttl = PAUSE_AFTER_FAILURE;
        const older = onlyFresh ? undefined : known?.answer;
        return { answer: older ?? { status: "unavailable" }, askedAt };
      }
    },
  });
  tally?.sizes.push(() => cache.size);
  const peek = (question: string) => cache.peek(question, { allowStale: true });
  return {
    async ask(question) {
      if (tally) tally.asked += 1;
      const known = peek(question);
      const forceRefresh = known !== undefined && known.askedAt < expiredAt();
      // An older answer is better than waiting, but an older failure is not.
      const allowStale = !forceRefresh && !onlyFresh && known?.answer.status !== "unavailable";
      const fetched = await cache.fetch(question, { allowStale, forceRefresh });
      return fetched?.answer ?? { status: "unavailable" };
    },
    peek: (question) => peek(question)?.answer,
  };
}
