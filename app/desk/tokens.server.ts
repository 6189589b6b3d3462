import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits in hex: addresses of this site have no capitals. */
export const newToken = (): string => randomBytes(32).toString("hex");

/** What the database keeps of a token: nobody who reads it there can use it. */
export const hashOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** What forms of a session have to bring: only pages that were made for the session know it. */
export const writeTokenOf = (sessionToken: string): string =>
  createHmac("sha256", sessionToken).update("desk form").digest("base64url");

/** Whether the two are the same, in a time that does not depend on where they differ. */
export function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
