import { z } from "zod";
import { mailAddress } from "#app/forms/mail-address.server.ts";
import { createOutbox } from "#app/forms/outbox.server.ts";
import type { RateLimits } from "#app/forms/rate-limits.server.ts";
import { type SignUpForm, type SignUps, takeSignUp } from "#app/forms/sign-ups.server.ts";
import type { Database } from "#app/infra/database.server.ts";
import { createMetrics } from "#app/infra/metrics.server.ts";
import { countedSignUps, type Surroundings } from "./surroundings.ts";

const schema = z.object({ email: mailAddress, name: z.string("No name.").min(2, "Too short.") });

/** A form of an address and a name, without a database. Waiting moves its `time`. @param store what storing does */
export function madeUpForm(
  { log, clock }: Surroundings,
  {
    allowed = { allowed: true },
    store = async () => true,
  }: { allowed?: Awaited<ReturnType<RateLimits["count"]>>; store?: SignUpForm["store"] } = {},
) {
  const time = { now: 1_000 };
  const wait = async (milliseconds: number) => {
    time.now += milliseconds;
  };
  const events: string[] = [];
  const database = {
    transaction: async (use: (db: unknown) => Promise<unknown>) => {
      const used = await use({});
      events.push("stored");
      return used;
    },
  } as Database;
  const outbox = {
    ...createOutbox(database, undefined, log, clock),
    wake: () => events.push("mail goes out"),
  };
  const rateLimits = { count: async () => allowed, countAddress: async () => allowed };
  const metrics = createMetrics();
  const steady = { now: () => time.now, wait };
  const parts = { database, outbox, rateLimits, metrics, log, clock, siteUrl: "", ...steady };
  const form: SignUpForm = { list: "newsletter", parts, schema, store };
  const signUps: SignUps = {
    take: (fields, clientAddress) => takeSignUp(form, fields, clientAddress),
  };
  return { signUps, events, time, counted: () => countedSignUps(metrics) };
}
