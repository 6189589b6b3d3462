import { expect, test } from "vitest";
import { resendConfirmation } from "./resend.server.ts";
import type { SignUpParts } from "./sign-ups.server.ts";

/** Asks again for a reader who is found so many times. */
async function resend(times: number) {
  const done: string[] = [];
  const parts = {
    database: { transaction: (act: (db: null) => unknown) => act(null) },
    outbox: { sendsMail: true, wake: () => done.push("woken") },
    rateLimits: { countAddress: async () => ({ allowed: true }) },
  } as unknown as SignUpParts;
  const pending = Array.from({ length: times }, () => ({ email_key: "ada@example.org" }));
  const { status } = await resendConfirmation(parts, {
    find: async () => pending.pop(),
    send: async (_db, { email_key }) => void done.push(email_key),
  });
  return { status, done };
}

test("a mail that is asked for again goes out at once", async () => {
  expect(await resend(2)).toEqual({ status: "ok", done: ["ada@example.org", "woken"] });
});

test("who confirms while it is asked for again gets none", async () => {
  const { status, done } = await resend(1);
  expect(status).toBe("not pending");
  expect(done).not.toContain("ada@example.org");
});
