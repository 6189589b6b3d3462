import { expect, test } from "vitest";
import { heldInWords } from "./people-words.ts";

test("what is held of a person is counted by list, and said of one as of one", () => {
  expect(heldInWords({ newsletter: 1, alerts: 2, webinar: 0, mails: 1 })).toBe(
    "1 newsletter sign-up, 2 alerts, 0 webinar registrations, 1 mail",
  );
});
