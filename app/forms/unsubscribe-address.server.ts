import { randomBytes } from "node:crypto";

/** 24 random bytes as 32 characters of base64url. */
export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

/** True for a token's form, whether the database has it or not. */
export function isToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** A page with a button; mail programs post to it (one click). */
export function unsubscribeAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/unsubscribe/${token}`;
}
