import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuse } from "./refusal.ts";

/** Refuses longer bodies, also those without a Content-Length. @param error for the reader */
export function limitBody(maxSize: number, error: string): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: (context) => refuse(context, 413, error) });
  return (context, next) => {
    const { url, method, headers, body, signal } = context.req.raw;
    // bodyLimit's own copy of a request without a Content-Length fails with @hono/node-server's Request.
    context.req.raw = new Request(url, { method, headers, body, signal, ...STREAMED });
    return limit(context, next);
  };
}

/** Required for a streamed body, and missing in TypeScript's types. */
const STREAMED = { duplex: "half" };
