import { createHmac, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { CACHE_POLICY } from "#app/infra/cache-policy.ts";
import type { SteadyClock, WallClock } from "#app/infra/clock.ts";
import { READY, writeNote } from "#app/infra/operator-notes.server.ts";
import { refuse } from "./guards/refusal.ts";
import type { Services } from "./services.ts";

export type OperationsParts = {
  services: Services;
  isDraining?: () => boolean;
  now?: SteadyClock;
  /** The machine's by default. */
  clock?: WallClock;
};

const NOT_KEPT = { "Cache-Control": CACHE_POLICY.failure };
/** In seconds, in case a stranger sees the signature. */
const SIGNATURE_AGE = 5 * 60;

/** `/healthz`, `/readyz` and `POST /api/purge`, for the operator and other machines. */
export function operations({
  services: { env, database, store, purges },
  isDraining = () => false,
  now = () => performance.now(),
  clock = Date.now,
}: OperationsParts): Hono {
  const routes = new Hono();

  routes.get("/healthz", (context) => context.json({ status: "ok" }, 200, NOT_KEPT));

  routes.get("/readyz", async (context) => {
    // A full disk still reads.
    const databaseIsReachable = await writeNote(
      database,
      READY,
      new Date(clock()).toISOString(),
    ).then(
      () => true,
      () => false,
    );
    const { answeredAt, fails } = store.health;
    const ready = databaseIsReachable && !isDraining();
    const state = {
      status: ready ? "ready" : "not ready",
      draining: isDraining(),
      database: databaseIsReachable ? "reachable" : "unreachable",
      store: {
        fails,
        secondsSinceAnswer:
          answeredAt === undefined ? null : Math.round((now() - answeredAt) / 1e3),
      },
    };
    return context.json(state, ready ? 200 : 503, NOT_KEPT);
  });

  routes.post("/api/purge", async (context) => {
    if (!env.purgeSecret) return refuse(context, 404, "Set PURGE_SECRET to use this.");
    const time = context.req.header("X-Signature-Time") ?? "";
    const signature = context.req.header("X-Signature-SHA256") ?? "";
    if (!isSignedBy(env.purgeSecret, time, signature)) {
      return refuse(context, 401, "X-Signature-SHA256 is not the HMAC of X-Signature-Time.");
    }
    const age = clock() / 1_000 - Number(time);
    if (!(Math.abs(age) <= SIGNATURE_AGE)) {
      return refuse(context, 403, "X-Signature-Time is not of the last five minutes.");
    }
    try {
      await purges.purge();
    } catch {
      // The database logs its own failure.
      return refuse(context, 503, "The other servers could not be told. Please try again.");
    }
    return context.json({ status: "ok" }, 200, NOT_KEPT);
  });
  return routes;
}

function isSignedBy(secret: string, text: string, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(text).digest();
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
