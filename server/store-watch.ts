import type { Metrics } from "#app/infra/metrics.ts";
import type { StoreHealth } from "#app/services.ts";
import type { StorefrontClient } from "#app/storefront/storefront-client.ts";
import { StoreDown } from "#app/storefront/storefront-error.ts";

/** Milliseconds for which a store that fails is left alone. */
const PAUSE = 10_000;
/** The longest pause that a store can ask for, in milliseconds. */
const LONGEST_PAUSE = 60_000;
/** So many different questions in a row fail when it is the store that fails, and not one of them. */
const MANY = 3;

/**
 * The same client, which counts its calls and notes how they end. When the store fails, whatever it is
 * asked, it gets no questions for ten seconds (or for as long as a 429 says), and then one: all others
 * meet the failure of the last one at once.
 */
export function watchStore(
  client: StorefrontClient,
  metrics: Metrics,
  now: () => number,
): { client: StorefrontClient; health: StoreHealth } {
  const health: StoreHealth = {
    ...{ fails: false, answeredAt: undefined },
    ...{ throttled: 0, throttledAt: undefined, pausedUntil: undefined },
  };
  /** Since the store's last answer. */
  const failed = new Set<string>();
  let pause: { until: number; reason: unknown } | undefined;

  const noteFailure = (question: string, reason: unknown) => {
    metrics.storeCalls.inc({ result: "failed" });
    failed.add(question);
    const isDown = reason instanceof StoreDown;
    if (isDown && isThrottling(reason)) {
      health.throttled += 1;
      health.throttledAt = now();
    }
    const retryAfter = isDown ? reason.retryAfter : undefined;
    if (isDown || failed.size >= MANY) health.fails = true;
    if (pause || retryAfter || failed.size >= MANY) {
      const length = Math.min(retryAfter ?? PAUSE, LONGEST_PAUSE);
      pause = { until: now() + length, reason };
      health.pausedUntil = pause.until;
    }
  };

  return {
    health,
    client: {
      async query(document, variables, schema) {
        if (pause && now() < pause.until) throw pause.reason;
        // The one question that finds out whether the store is back.
        if (pause) pause.until = now() + PAUSE;
        try {
          const answer = await client.query(document, variables, schema);
          health.fails = false;
          health.answeredAt = now();
          failed.clear();
          pause = undefined;
          health.pausedUntil = undefined;
          metrics.storeCalls.inc({ result: "ok" });
          metrics.storeAnswerTime.setToCurrentTime();
          return answer;
        } catch (error) {
          noteFailure(document + JSON.stringify(variables), error);
          throw error;
        }
      },
    },
  };
}

/** Shopify says it with a status, or in the answer. */
function isThrottling({ failure }: StoreDown): boolean {
  if (failure?.kind === "status") return failure.status === 429;
  return failure?.kind === "query" && failure.codes.includes("THROTTLED");
}
