import type { Metrics } from "#app/infra/metrics.ts";
import type { StoreHealth } from "#app/services.ts";
import type { StorefrontClient } from "#app/storefront/storefront-client.ts";

/** The same client, which counts its calls and notes how they end. */
export function watchStore(
  client: StorefrontClient,
  metrics: Metrics,
  now: () => number,
): { client: StorefrontClient; health: StoreHealth } {
  const health: StoreHealth = { fails: false, answeredAt: undefined };
  return {
    health,
    client: {
      async query(document, variables, schema) {
        try {
          const answer = await client.query(document, variables, schema);
          health.fails = false;
          health.answeredAt = now();
          metrics.storeCalls.inc({ result: "ok" });
          metrics.storeAnswerTime.setToCurrentTime();
          return answer;
        } catch (error) {
          health.fails = true;
          metrics.storeCalls.inc({ result: "failed" });
          throw error;
        }
      },
    },
  };
}
