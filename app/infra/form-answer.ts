import { CACHE_POLICY } from "./cache-policy.ts";

/** How an answer to one reader's form goes out: kept by no cache. */
export function privately(status: number, headers: Record<string, string> = {}) {
  return { status, headers: { "Cache-Control": CACHE_POLICY.failure, ...headers } };
}

/** The headers of a page that takes a form: the action's, where the form was sent. */
export function formHeaders(from: { actionHeaders: Headers; loaderHeaders: Headers }): Headers {
  return from.actionHeaders.has("Cache-Control") ? from.actionHeaders : from.loaderHeaders;
}
