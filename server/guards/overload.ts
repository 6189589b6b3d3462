import type { Context, MiddlewareHandler } from "hono";
import type { Metrics } from "#app/infra/metrics.server.ts";
import { type FinishedPage, finishPage } from "../cache/finished-page.ts";
import { plainPage, refuse } from "./refusal.ts";
import { BARE_ANSWER } from "./security-headers.ts";

/**
 * Each for reads and for writes. Refusing by delay alone reacts too late: one turn of the event loop let in 5,000 searches,
 * cached pages took 13 seconds, and the process 5 GB.
 */
const MOST_UNDER_WAY = 200;

type Workload = {
  /** Undefined when there is too much already. */
  take<T>(work: () => Promise<T>): Promise<T> | undefined;
};

export function createWorkload(most = MOST_UNDER_WAY): Workload {
  const ownTurn = createTurns();
  let underWay = 0;
  return {
    take(work) {
      if (underWay >= most) return undefined;
      underWay += 1;
      return ownTurn()
        .then(work)
        .finally(() => {
          underWay -= 1;
        });
    },
  };
}

/** Gives each caller a turn of its own, so that cached pages come in between. */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}

/** In ms: above this delay no page is rendered. */
const TOO_LATE = 400;
const TICK_MS = 50;
/** Their median counts, so that one long task is no overload. */
const LOOKS = 5;
const REMEMBERED = 60_000 / TICK_MS;

type EventLoopWatch = {
  overloaded: () => boolean;
  /** In milliseconds, of the last minute. */
  delays: () => readonly number[];
  stop: () => void;
};

/** Node's own monitorEventLoopDelay misses a delay that is longer than a sample. */
export function watchEventLoop(): EventLoopWatch {
  const late: number[] = Array(REMEMBERED).fill(0);
  let before = performance.now();
  const looking = setInterval(() => {
    const now = performance.now();
    late.shift();
    late.push(now - before - TICK_MS);
    before = now;
  }, TICK_MS).unref();
  return {
    overloaded: () =>
      late.slice(-LOOKS).filter((milliseconds) => milliseconds > TOO_LATE).length > LOOKS / 2,
    delays: () => late,
    stop: () => clearInterval(looking),
  };
}

/** Turns requests away under overload, so that those under way end well. */
export function shedLoad(overloaded: () => boolean, metrics: Metrics): MiddlewareHandler {
  return async (context, next) => (overloaded() ? turnAway(context, metrics) : next());
}

/** Turns writes away while too many run. Reads are limited before they reach the app. */
export function boundWrites(workload: Workload, metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const { method, raw } = context.req;
    if (method === "GET" || method === "HEAD") return next();
    // The body is read before the write counts, or slow senders would block all others.
    const body = await raw.arrayBuffer();
    const { url, headers, signal } = raw;
    context.req.raw = new Request(url, { method, headers, body, signal });
    return workload.take(next) ?? turnAway(context, metrics);
  };
}

const TOO_BUSY = "Too many people are here at this moment. Please try again in a few seconds.";
const TRY_AGAIN = { "Retry-After": "5" };

function turnAway(context: Context, metrics: Metrics) {
  metrics.shed.inc();
  return refuse(context, 503, TOO_BUSY, TRY_AGAIN);
}

/** JSON under /api, HTML elsewhere. */
export async function tooBusyPage(address: string, metrics: Metrics): Promise<FinishedPage> {
  metrics.shed.inc();
  await turnedAway();
  return TOO_BUSY_PAGES[address.startsWith("/api/") ? "json" : "html"];
}

const turnedAway = createTurns();

const TOO_BUSY_PAGES = {
  json: tooBusyAnswer("application/json", JSON.stringify({ error: TOO_BUSY })),
  html: tooBusyAnswer("text/html; charset=UTF-8", plainPage(TOO_BUSY)),
};

async function tooBusyAnswer(type: string, body: string | Promise<string>): Promise<FinishedPage> {
  const headers = new Headers({ ...TRY_AGAIN, "Content-Type": type });
  for (const [name, value] of BARE_ANSWER) headers.set(name, value);
  return finishPage(new Response(await body, { status: 503, headers }));
}
