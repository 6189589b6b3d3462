import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test("the link that confirms a sign-up is logged without its end, whatever the form", () => {
  for (const form of ["newsletter", "alerts", "a-new-form"]) {
    expect(loggedPath(`/${form}/confirm/token?a=b`)).toBe(`/${form}/confirm/…`);
  }
  expect(loggedPath("/blog/confirm-your-dose")).toBe("/blog/confirm-your-dose");
});
