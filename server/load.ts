import type { MiddlewareHandler } from "hono";
import type { Metrics } from "#app/infra/metrics.ts";
import { refuse } from "./refusal.ts";

/** How late the event loop is, in milliseconds, above which no page is rendered. */
const TOO_LATE = 400;
/** Milliseconds between two looks at the clock. */
const TICK = 50;
/** The middle one of so many looks counts, so that one long piece of work alone is no overload. */
const LOOKS = 5;

/**
 * Measures how far the event loop lags behind. (Node's own monitorEventLoopDelay does not count what
 * comes first after a reset, and so sees nothing at all of a loop that takes longer than a sample.)
 */
export function watchEventLoop(): { overloaded: () => boolean; stop: () => void } {
  const late: number[] = Array(LOOKS).fill(0);
  let before = performance.now();
  const looking = setInterval(() => {
    const now = performance.now();
    late.shift();
    late.push(now - before - TICK);
    before = now;
  }, TICK).unref();
  return {
    overloaded: () => late.filter((milliseconds) => milliseconds > TOO_LATE).length > LOOKS / 2,
    stop: () => clearInterval(looking),
  };
}

/** Turns requests away while the server can't keep up, so that those under way end well. */
export function shedLoad(overloaded: () => boolean, metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    if (!overloaded()) return next();
    metrics.shed.inc();
    const error = "Too many people are here at this moment. Please try again in a few seconds.";
    return refuse(context, 503, error, { "Retry-After": "5" });
  };
}
