import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import type { SearchOutcome } from "./search.server.ts";

/** For the page and the JSON. An answer without all articles is never cached. */
export function responseTo(outcome: SearchOutcome) {
  if (outcome.status === "too long") return { status: 400, headers: NOT_KEPT };
  if (outcome.withoutArticles || outcome.isPartial) return { status: 200, headers: NOT_KEPT };
  return { status: 200, headers: { "Cache-Control": CACHE_POLICY.page } };
}

const NOT_KEPT = { "Cache-Control": CACHE_POLICY.failure };
