import { CACHE_POLICY } from "./cache-policy.ts";

/** For answers to one reader: kept by no cache. */
export function privately(status: number, headers: Record<string, string> = {}) {
  return { status, headers: { "Cache-Control": CACHE_POLICY.failure, ...headers } };
}

/** The action's, where the form was sent. */
export function formHeaders(from: { actionHeaders: Headers; loaderHeaders: Headers }): Headers {
  return from.actionHeaders.has("Cache-Control") ? from.actionHeaders : from.loaderHeaders;
}
