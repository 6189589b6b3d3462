import { createHmac, timingSafeEqual } from "node:crypto";
import type { Transaction } from "kysely";
import type { Tables } from "#app/infra/database-tables.ts";
import type { SignUpForm } from "./sign-up-form.ts";

/** How long a confirmation link works, in days. */
export const LINK_DAYS = 7;

/** The signed end of a confirmation link's address: which sign-up, until when, and the proof of both. */
export function signLink(
  form: SignUpForm,
  confirmationId: string,
  now: number,
  secret: string,
): string {
  const expires = Math.floor(now / 1000) + LINK_DAYS * 24 * 60 * 60;
  const claim = `${confirmationId}.${expires.toString(36)}`;
  return `${claim}.${signature(form, claim, secret)}`;
}

/** Reads what `signLink` wrote. Only what carries our signature can be "expired". */
export function readLink(
  form: SignUpForm,
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

const FORGED = { status: "forged" } as const;

const signature = (form: SignUpForm, claim: string, secret: string) =>
  createHmac("sha256", secret).update(`${form}-confirmation:${claim}`).digest("base64url");

/** The key that confirmation links are signed with: made with the database, the same for all servers. */
export async function linkSecret(db: Transaction<Tables>): Promise<string> {
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", "links")
    .executeTakeFirstOrThrow();
  return value;
}
