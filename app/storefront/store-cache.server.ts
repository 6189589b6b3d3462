import { LRUCache } from "lru-cache";
import type { Logger } from "pino";

/** Milliseconds for which an answer counts as fresh. */
const FRESH = 60_000;
/** A question that failed is not asked again for so many milliseconds, nor its failure logged. */
const PAUSE_AFTER_FAILURE = 10_000;

/** What a question answers when the store failed and no older answer is left. */
export type Unavailable = { status: "unavailable" };

/** What a cache of the store's answers goes by. */
export type StoreCacheOptions = {
  /** Milliseconds on a steady clock. */
  now: () => number;
  /** When on that clock an editor last asked for everything to be fetched anew. */
  expiredAt: () => number;
  log: Pick<Logger, "warn" | "error">;
  /** Counts for all caches that share it. */
  tally?: StoreCacheTally;
};

/** How caches of the store's answers do, all together. */
export type StoreCacheTally = {
  /** Questions that were asked of a cache, and those of them that went on to the store. */
  asked: number;
  passedOn: number;
  /** The number of answers that each holds. */
  sizes: (() => number)[];
};

/** Answers of the store by question. */
export type StoreCache<Answer> = {
  ask(question: string): Promise<Answer | Unavailable>;
  /** The last answer, however old; asks nothing. */
  peek(question: string): Answer | Unavailable | undefined;
};

/**
 * Remembers answers of the store for a minute, at most `max` of them. One call is under way per
 * question, however many ask. An expired answer is served while it is renewed, unless an editor asked
 * for new ones, and kept when the store fails; the failure is logged, once for each cause, and never
 * thrown.
 * @param fresh milliseconds for which an answer counts as fresh, or says so of each
 * @param onlyFresh gives no answer older than that: waits for a new one, and is unavailable without it
 */
export function createStoreCache<Answer extends { status: string }>(
  {
    now,
    expiredAt,
    log,
    tally,
    max,
    fresh = FRESH,
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
    ttl: FRESH,
    ...clock,
    // Readers who wait for an answer get it, also when it has lost its place in the cache.
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
      // An older answer is better than waiting; a failure known from before is not.
      const allowStale = !forceRefresh && !onlyFresh && known?.answer.status !== "unavailable";
      const fetched = await cache.fetch(question, { allowStale, forceRefresh });
      return fetched?.answer ?? { status: "unavailable" };
    },
    peek: (question) => peek(question)?.answer,
  };
}
