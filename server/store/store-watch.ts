import type { SteadyClock } from "#app/infra/clock.ts";
import type { Metrics } from "#app/infra/metrics.server.ts";
import type { StoreHealth } from "#app/storefront/store-health.ts";
import type {
  StorefrontClient,
  StorefrontClientOptions,
} from "#app/storefront/storefront-client.server.ts";
import { StoreDown } from "#app/storefront/storefront-error.ts";

const PAUSE_MS = 10_000;
/** In milliseconds, however long the store asks for. */
const LONGEST_PAUSE = 60_000;
/** In a row; one kind of question may be refused. */
const MANY = 3;
/** In milliseconds, for an answer of a store that hung when it was last asked. */
const PATIENCE = 1_000;

/**
 * Leaves a failing store alone for ten seconds, or as a 429 says; then one question tries it. After
 * a timeout and until the next answer, a reader waits a second for the store and then gets that
 * failure: it would hold each of them for the client's whole timeout.
 */
export function watchStore(
  client: StorefrontClient,
  metrics: Metrics,
  { now, wait }: Pick<StorefrontClientOptions, "wait"> & { now: SteadyClock },
): { client: StorefrontClient; health: StoreHealth } {
  const health: StoreHealth = {
    fails: false,
    answeredAt: undefined,
    throttled: 0,
    throttledAt: undefined,
    pausedUntil: undefined,
  };
  /** Since the latest answer. */
  const failed = new Set<string>();
  let pause: { until: number; reason: unknown } | undefined;
  let timeout: StoreDown | undefined;

  const noteFailure = (question: string, reason: unknown) => {
    metrics.storeCalls.inc({ result: "failed" });
    failed.add(question);
    const isDown = reason instanceof StoreDown;
    if (isDown && reason.failure?.kind === "timeout") timeout = reason;
    if (isDown && isThrottling(reason)) {
      health.throttled += 1;
      health.throttledAt = now();
    }
    const retryAfter = isDown ? reason.retryAfter : undefined;
    if (isDown || failed.size >= MANY) health.fails = true;
    if (pause || retryAfter || failed.size >= MANY) {
      const length = Math.min(retryAfter ?? PAUSE_MS, LONGEST_PAUSE);
      pause = { until: now() + length, reason };
      health.pausedUntil = pause.until;
    }
  };

  const ask: StorefrontClient["query"] = async (document, variables, schema) => {
    try {
      const answer = await client.query(document, variables, schema);
      health.fails = false;
      health.answeredAt = now();
      failed.clear();
      pause = undefined;
      timeout = undefined;
      health.pausedUntil = undefined;
      metrics.storeCalls.inc({ result: "ok" });
      metrics.storeAnswerTime.setToCurrentTime();
      return answer;
    } catch (error) {
      const isDown = error instanceof StoreDown;
      noteFailure(isDown ? document + JSON.stringify(variables) : document, error);
      throw error;
    }
  };

  return {
    health,
    client: {
      async query(document, variables, schema) {
        if (pause && now() < pause.until) throw pause.reason;
        // This question finds out whether the store is back.
        if (pause) pause.until = now() + PAUSE_MS;
        const answer = ask(document, variables, schema);
        if (!timeout) return answer;
        const failure = timeout;
        const giveUp = async () => {
          await wait(PATIENCE);
          throw failure;
        };
        return Promise.race([answer, giveUp()]);
      },
    },
  };
}

/** Shopify tells it by status or in the answer. */
function isThrottling({ failure }: StoreDown): boolean {
  if (failure?.kind === "status") return failure.status === 429;
  return failure?.kind === "query" && failure.codes.includes("THROTTLED");
}
