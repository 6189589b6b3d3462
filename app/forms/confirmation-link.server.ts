import { createHmac, timingSafeEqual } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { WallClock } from "#app/infra/clock.ts";
import { type Database, DatabaseUnavailable } from "#app/infra/database.server.ts";
import type { Tables } from "#app/infra/database-tables.server.ts";
import type { List } from "./sign-up-lists.ts";

export const LINK_DAYS = 7;

/** Ends in the last day and a signature of it and the sign-up's id. */
export function signLink(form: List, confirmationId: string, now: number, secret: string): string {
  const expires = Math.floor(now / 1000) + LINK_DAYS * 24 * 60 * 60;
  const claim = `${confirmationId}.${expires.toString(36)}`;
  return `${claim}.${signature(form, claim, secret)}`;
}

/** Only a link with our signature can be "expired". */
function readLink(
  form: List,
  token: string,
  now: number,
  secret: string,
): { status: "valid"; confirmationId: string } | { status: "expired" | "forged" } {
  const [confirmationId = "", expires = "", proof = ""] = token.split(".");
  const expected = Buffer.from(signature(form, `${confirmationId}.${expires}`, secret));
  const given = Buffer.from(proof);
  if (token.split(".").length !== 3 || given.length !== expected.length) return FORGED;
  if (!timingSafeEqual(given, expected)) return FORGED;
  if (Number.parseInt(expires, 36) * 1000 < now) return { status: "expired" };
  return { status: "valid", confirmationId };
}

/** Runs in one transaction. @param use gets the confirmation id and the time in ISO */
export async function followLink<Found>(
  form: List,
  token: string,
  { database, clock }: { database: Database; clock: WallClock },
  use: (db: Transaction<Tables>, confirmationId: string, now: string) => Promise<Found>,
): Promise<Found | "expired" | "gone" | "unavailable"> {
  try {
    return await database.transaction(async (db) => {
      const link = readLink(form, token, clock(), await linkSecret(db));
      if (link.status !== "valid") return link.status === "expired" ? "expired" : "gone";
      return use(db, link.confirmationId, new Date(clock()).toISOString());
    });
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return "unavailable";
    throw error;
  }
}

/** What a press on a link sets in a row. @param now ISO time @param version of the consent that the page shows */
export function subscribedBy(now: string, version: string) {
  return {
    status: "subscribed",
    confirmed_at: now,
    unsubscribed_at: null,
    updated_at: now,
    // Who signs up again after an unsubscription agrees with this press.
    consented_at: sql<string>`case when status = 'unsubscribed' then ${now} else consented_at end`,
    consent_version: sql<string>`case when status = 'unsubscribed' then ${version} else consent_version end`,
  } as const;
}

/** ISO times; 30 days. */
export function forgottenBefore(now: string): string {
  return new Date(Date.parse(now) - 30 * 24 * 60 * 60 * 1000).toISOString();
}

const FORGED = { status: "forged" } as const;

const signature = (form: List, claim: string, secret: string) =>
  createHmac("sha256", secret).update(`${form}-confirmation:${claim}`).digest("base64url");

/** The key of confirmation links: made with the database, the same for all servers. */
export async function linkSecret(db: Transaction<Tables>): Promise<string> {
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", "links")
    .executeTakeFirstOrThrow();
  return value;
}
