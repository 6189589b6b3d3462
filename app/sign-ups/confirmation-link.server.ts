import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a confirmation link works, in days. */
export const LINK_DAYS = 7;

/** The signed end of a confirmation link's address: which sign-up, until when, and the proof of both. */
export function signLink(confirmationId: string, now: number, secret: string): string {
  const expires = Math.floor(now / 1000) + LINK_DAYS * 24 * 60 * 60;
  const claim = `${confirmationId}.${expires.toString(36)}`;
  return `${claim}.${signature(claim, secret)}`;
}

/** Reads what `signLink` wrote. Only what carries our signature can be "expired". */
export function readLink(
  token: string,
  now: number,
  secret: string,
): { status: "valid"; confirmationId: string } | { status: "expired" | "forged" } {
  const [confirmationId = "", expires = "", proof = ""] = token.split(".");
  const expected = Buffer.from(signature(`${confirmationId}.${expires}`, secret));
  const given = Buffer.from(proof);
  if (token.split(".").length !== 3 || given.length !== expected.length) return FORGED;
  if (!timingSafeEqual(given, expected)) return FORGED;
  if (Number.parseInt(expires, 36) * 1000 < now) return { status: "expired" };
  return { status: "valid", confirmationId };
}

const FORGED = { status: "forged" } as const;

const signature = (claim: string, secret: string) =>
  createHmac("sha256", secret).update(`newsletter-confirmation:${claim}`).digest("base64url");
