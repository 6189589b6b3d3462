import { monitorEventLoopDelay } from "node:perf_hooks";
import type { MiddlewareHandler } from "hono";
import type { Metrics } from "#app/infra/metrics.ts";
import { refuse } from "./refusal.ts";

/** The event loop's mean lag, in milliseconds, above which no page is rendered. */
const TOO_MUCH_LAG = 250;
/** Milliseconds over which the lag is taken. */
const SAMPLE = 500;

/** Measures how far the event loop lags behind. */
export function watchEventLoop(): { overloaded: () => boolean; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  // The last two samples: one alone is also what a first page makes that is rendered right after the start.
  let lags: [number, number] = [0, 0];
  const sampling = setInterval(() => {
    // In nanoseconds; NaN when nothing was measured.
    lags = [lags[1], (delay.mean || 0) / 1e6];
    delay.reset();
  }, SAMPLE).unref();
  return {
    overloaded: () => Math.min(...lags) > TOO_MUCH_LAG,
    stop: () => {
      clearInterval(sampling);
      delay.disable();
    },
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
