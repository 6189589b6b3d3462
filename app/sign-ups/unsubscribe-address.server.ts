import { randomBytes } from "node:crypto";

/** An opaque token for an address in a mail, which nobody can guess. */
export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

/** Whether it looks like one of ours. */
export function isToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** The address at which mail is stopped: a page with a button, and one click for mail programs. */
export function unsubscribeAddress(siteUrl: string, token: string): string {
  return `${siteUrl}/unsubscribe/${token}`;
}
