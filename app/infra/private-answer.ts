import { CACHE_POLICY } from "./cache-policy.ts";

/** For answers about a reader's own sign-up, which no cache may keep. */
export function privately(status: number, headers: Record<string, string> = {}) {
  return { status, headers: { "Cache-Control": CACHE_POLICY.failure, ...headers } };
}
