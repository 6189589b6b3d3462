import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuse } from "./refusal.ts";

/**
 * Refuses a body of more bytes than that, also one whose length is not said before.
 * @param error what the reader is told then
 */
export function limitBody(maxSize: number, error: string): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: (context) => refuse(context, 413, error) });
  return (context, next) => {
    const { req } = context;
    if (req.header("Transfer-Encoding")) {
      // bodyLimit copies such a request, which fails for @hono/node-server's stand-in for Request.
      const { url, method, headers, body, signal } = req.raw;
      req.raw = new Request(url, { method, headers, body, signal, ...STREAMED });
    }
    return limit(context, next);
  };
}

/** What a Request wants beside a body that is still coming; TypeScript's own types don't know it. */
const STREAMED = { duplex: "half" };
