import type { Page } from "@playwright/test";
import { box, button, footer, NEWSLETTER_PAGE, test } from "../support/newsletter-site.ts";
import { press } from "../support/press.ts";
import { expect } from "../support/site.ts";

test.use({ javaScriptEnabled: false });

// In one worker, with one site.
test.describe.configure({ mode: "default" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a wrong address comes back with what was typed, a right one leads to thanks", {
  tag: "@release",
}, async ({ page, signUps }) => {
  await page.goto("/blog");
  await box(footer(page)).fill("ada at example.org");
  await press(button(footer(page)));
  await expect(heading(page)).toHaveText("Your address was not saved");
  const again = box(page.getByRole("main"));
  await expect(again).toHaveValue("ada at example.org");
  await expect(again).toHaveAccessibleDescription(/like name@example\.com/);
  await expect(again).toBeFocused();
  expect(page.url()).not.toContain("ada");

  await again.fill("plain@example.org");
  await press(button(page.getByRole("main")));
  await expect(heading(page)).toHaveText("Please check your email");
  expect(page.url()).toBe(`${signUps.url}/newsletter/thank-you`);
  expect(signUps.statusOf("plain@example.org")).toBe("pending");
  const reloaded = page.waitForRequest(/thank-you/);
  await page.reload();
  expect((await reloaded).method()).toBe("GET");
});

test("the links of the mail open pages with one button, which alone changes something", {
  tag: "@release",
}, async ({ page, signUps }) => {
  const email = "links@example.org";
  await page.goto(NEWSLETTER_PAGE);
  await box(page.getByRole("main")).fill(email);
  await press(button(page.getByRole("main")));
  const mailTo = () => signUps.mail.received.find(({ to }) => to === email);
  await expect.poll(mailTo).toBeTruthy();
  const linkOf = (pattern: RegExp) => pattern.exec(mailTo()?.raw ?? "")?.[1] ?? "";
  const only = page.getByRole("main").getByRole("button");

  await page.goto(linkOf(/(http:\/\/localhost:\d+\/newsletter\/confirm\/[\w.-]+)/));
  await expect(only).toHaveText(["Confirm my subscription"]);
  await page.reload();
  expect(signUps.statusOf(email)).toBe("pending");
  await press(only);
  await expect(heading(page)).toHaveText("Your subscription is confirmed");
  expect(signUps.statusOf(email)).toBe("subscribed");

  await page.goto(linkOf(/List-Unsubscribe: <(http:[^>]+)>/));
  await expect(only).toHaveText(["Unsubscribe"]);
  await page.reload();
  expect(signUps.statusOf(email)).toBe("subscribed");
  await press(only);
  await expect(heading(page)).toHaveText("You’re unsubscribed");
  expect(signUps.statusOf(email)).toBe("unsubscribed");
});
