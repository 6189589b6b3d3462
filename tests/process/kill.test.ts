import { afterEach, beforeEach, test } from "vitest";
import { expectKillsSurvived } from "../support/killed-sign-ups.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";

let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.close());

// tests/release/crash.test.ts kills more often, and while readers are erased.
test.each(["sqlite", "postgres"] as const)(
  "on %s what was acknowledged survives a kill, once, and so does its mail",
  (engine) => expectKillsSurvived(engine, 1, mail),
  600_000,
);
