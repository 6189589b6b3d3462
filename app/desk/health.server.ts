import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { sql } from "kysely";
import type { RouterContextProvider } from "react-router";
import { articlesContext } from "#app/articles/articles.server.ts";
import { outboxContext } from "#app/forms/outbox.server.ts";
import { clockContext } from "#app/infra/clock.ts";
import { type Database, databaseContext } from "#app/infra/database.server.ts";
import { envContext } from "#app/infra/env.server.ts";
import { metricsContext } from "#app/infra/metrics.server.ts";
import { BACK_UP, readNote } from "#app/infra/operator-notes.server.ts";
import { type ServerState, serverContext } from "#app/infra/server-state.ts";
import { storeHealthContext } from "#app/storefront/store-health.ts";

type Context = Readonly<RouterContextProvider>;

/** Times are ISO, sizes bytes, shares from 0 to 1. */
export type Health = Awaited<ReturnType<typeof readHealth>>;

/** Unknown parts are undefined. Never throws, and waits for the store no longer than for `patience`: a second. */
export async function readHealth(
  context: Context,
  patience: () => Promise<undefined> = () => wait(STORE_PATIENCE_MS),
) {
  const server = context.get(serverContext);
  const database = context.get(databaseContext);
  const [store, pageCache, mails, facts, disk] = await Promise.all([
    storeFacts(context, patience),
    pageCacheFacts(context),
    orUndefined(() => readOutbox(database)),
    orUndefined(() => readDatabase(database)),
    orUndefined(() => readDisk(context.get(envContext).dataDir)),
  ]);
  const { asked, passedOn, sizes } = server.storeCache;
  return {
    server: {
      name: server.name,
      startedAt: new Date(server.startedAt).toISOString(),
      memory: memoryFacts(),
      delay: delayFacts(server.http),
    },
    store,
    pageCache,
    storeCache: {
      entries: sizes.reduce((sum, size) => sum + size(), 0),
      asked,
      hitRate: asked > 0 ? Math.max(0, 1 - passedOn / asked) : undefined,
    },
    outbox: mails && { ...mails, sendsMail: context.get(outboxContext).sendsMail },
    database: facts,
    disk,
    slowPages: server.http?.slowPages().map(({ at, ...page }) => ({ ...page, at: iso(at) })) ?? [],
    problems: server.problems().map(({ at, ...problem }) => ({ ...problem, at: iso(at) })),
  };
}

async function storeFacts(context: Context, patience: () => Promise<undefined>) {
  const { store } = context.get(envContext);
  const clock = context.get(clockContext);
  const server = context.get(serverContext);
  const { fails, answeredAt, throttled, throttledAt, pausedUntil } =
    context.get(storeHealthContext);
  const now = server.now();
  const onClock = (time: number | undefined) =>
    time === undefined ? undefined : iso(clock() + time - now);
  const list = await Promise.race([context.get(articlesContext).list(), patience()]);
  const held = list?.status === "ok" ? list : undefined;
  return {
    name: store?.origin,
    blog: store?.blogHandle,
    versionAsked: store?.apiVersion,
    versionAnswered: server.storeVersion() ?? undefined,
    fails,
    answeredAt: onClock(answeredAt),
    throttled,
    throttledAt: onClock(throttledAt),
    pausedUntil: pausedUntil !== undefined && pausedUntil > now ? onClock(pausedUntil) : undefined,
    articles: held?.articles.length,
    isRead: held?.isRead ?? false,
  };
}

const STORE_PATIENCE_MS = 1_000;

async function pageCacheFacts(context: Context) {
  const { values } = await context.get(metricsContext).requests.get();
  const answered = (cache: string) =>
    values.reduce((sum, { labels, value }) => sum + (labels.cache === cache ? value : 0), 0);
  const kept = answered("hit") + answered("stale");
  const asked = kept + answered("miss");
  const cache = context.get(serverContext).http?.pageCache;
  return (
    cache && {
      entries: cache.entries(),
      bytes: cache.size(),
      asked,
      hitRate: asked > 0 ? kept / asked : undefined,
    }
  );
}

async function readOutbox(database: Database) {
  const rows = await database.query((db) =>
    db
      .selectFrom("outbox")
      .select(({ fn }) => ["state", fn.countAll().as("mails"), fn.min("created_at").as("oldest")])
      .groupBy("state")
      .execute(),
  );
  const count = (...states: string[]) =>
    rows.reduce((sum, row) => sum + (states.includes(row.state) ? Number(row.mails) : 0), 0);
  const waiting = rows.filter(({ state }) => WAITING.includes(state));
  const [oldest] = waiting.map((row) => row.oldest).sort();
  return { waiting: count(...WAITING), failed: count("failed"), unknown: count("unknown"), oldest };
}

const WAITING = ["waiting", "reserved", "claimed"];

async function readDatabase(database: Database) {
  const size =
    database.engine === "sqlite"
      ? sql<Size>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<Size>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await database.query((db) => size.execute(db));
  const backedUpAt = await readNote(database, BACK_UP);
  return { engine: database.engine, bytes: Number(rows[0]?.bytes), backedUpAt };
}

type Size = { bytes: number | string };

/** The disk of the sign-ups, else of the site. */
async function readDisk(dataDir: string) {
  const directory = resolve(existsSync(dataDir) ? dataDir : ".");
  const { bavail, blocks, bsize } = await statfs(directory);
  return { directory, free: bavail * bsize, size: blocks * bsize };
}

function memoryFacts() {
  const { rss, heapUsed } = process.memoryUsage();
  return { resident: rss, heap: heapUsed, heapLimit: getHeapStatistics().heap_size_limit };
}

function delayFacts(http: ServerState["http"]) {
  if (!http) return undefined;
  const sorted = http.delays().toSorted((a, b) => a - b);
  const at = (share: number) => Math.max(0, sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { median: at(0.5), p99: at(0.99), worst: at(1) };
}

const iso = (time: number) => new Date(time).toISOString();

const orUndefined = <T>(read: () => Promise<T>) => read().catch(() => undefined);
