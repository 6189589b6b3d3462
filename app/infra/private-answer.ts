import { CACHE_POLICY } from "./cache-policy.ts";

/** How an answer about one's own sign-up goes out: kept by no cache. */
export function privately(status: number, headers: Record<string, string> = {}) {
  return { status, headers: { "Cache-Control": CACHE_POLICY.failure, ...headers } };
}
