import { LRUCache } from "lru-cache";
import type { Logger } from "pino";

/** Milliseconds for which an answer counts as fresh. */
const FRESH = 60_000;
/** A failing store is left alone for so many milliseconds, and its failure logged no more often. */
const PAUSE_AFTER_FAILURE = 10_000;

/** What a question answers when the store failed and no older answer is left. */
export type Unavailable = { status: "unavailable" };

/** What a cache of the store's answers goes by. */
export type StoreCacheOptions = {
  /** Milliseconds on a steady clock. */
  now: () => number;
  /** When on that clock an editor last asked for everything to be fetched anew. */
  expiredAt: () => number;
  log: Pick<Logger, "error">;
};

/**
 * Remembers answers of the store for a minute, at most `max` of them. One call is under way per
 * question, however many ask. An expired answer is served while it is renewed, unless an editor asked
 * for new ones, and kept when the store fails; the failure is logged and never thrown.
 */
export function createStoreCache<Answer extends { status: string }>(
  { now, expiredAt, log, max }: StoreCacheOptions & { max: number },
  ask: (question: string) => Promise<Answer>,
): (question: string) => Promise<Answer | Unavailable> {
  const cache = new LRUCache<string, { answer: Answer | Unavailable; askedAt: number }>({
    max,
    ttl: FRESH,
    ttlResolution: 0,
    perf: { now },
    async fetchMethod(question, known, { options }) {
      const askedAt = now();
      try {
        return { answer: await ask(question), askedAt };
      } catch (error) {
        log.error({ err: error, asked: question }, "The store gave no usable answer");
        options.ttl = PAUSE_AFTER_FAILURE;
        return { answer: known?.answer ?? { status: "unavailable" }, askedAt };
      }
    },
  });
  return async (question) => {
    const known = cache.peek(question, { allowStale: true });
    const forceRefresh = known !== undefined && known.askedAt < expiredAt();
    // An older answer is better than waiting; a failure known from before is not.
    const allowStale = !forceRefresh && known?.answer.status !== "unavailable";
    const fetched = await cache.fetch(question, { allowStale, forceRefresh });
    return fetched?.answer ?? { status: "unavailable" };
  };
}
