import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits in hex, because addresses of this site have no capitals. */
export const newToken = (): string => randomBytes(32).toString("hex");

/** The database keeps hashes only, which nobody who reads them can use. */
export const hashOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** The token of forms, known only to pages of the session. */
export const writeTokenOf = (sessionToken: string): string =>
  createHmac("sha256", sessionToken).update("desk form").digest("base64url");

/** Compares in constant time. */
export function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
