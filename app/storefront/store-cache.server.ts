import { LRUCache } from "lru-cache";
import type { Logger } from "pino";

/** Milliseconds for which an answer counts as fresh. */
const FRESH = 60_000;
/** A failing store is left alone for so many milliseconds, and its failure logged no more often. */
const PAUSE_AFTER_FAILURE = 10_000;

/** What a question answers when the store failed and no older answer is left. */
export type Unavailable = { status: "unavailable" };

/**
 * Remembers answers of the store for a minute, at most `max` of them. One call is under way per
 * question, however many ask. An expired answer is served while it is renewed, and kept when the
 * store fails; the failure is logged and never thrown.
 * @param now milliseconds on a steady clock
 */
export function createStoreCache<Answer extends { status: string }>(
  { max, now, log }: { max: number; now: () => number; log: Pick<Logger, "error"> },
  ask: (question: string) => Promise<Answer>,
): (question: string) => Promise<Answer | Unavailable> {
  const cache = new LRUCache<string, Answer | Unavailable>({
    max,
    ttl: FRESH,
    ttlResolution: 0,
    perf: { now },
    async fetchMethod(question, known, { options }) {
      try {
        return await ask(question);
      } catch (error) {
        log.error({ err: error, asked: question }, "The store gave no usable answer");
        options.ttl = PAUSE_AFTER_FAILURE;
        return known ?? { status: "unavailable" };
      }
    },
  });
  return async (question) => {
    // An older answer is better than waiting; a failure known from before is not.
    const allowStale = cache.peek(question, { allowStale: true })?.status !== "unavailable";
    return (await cache.fetch(question, { allowStale })) ?? { status: "unavailable" };
  };
}
