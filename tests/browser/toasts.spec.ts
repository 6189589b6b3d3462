import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

// A failed request writes to the console by itself.
test.use({ allowed: [/Failed to load resource/] });

const API = "**/api/newsletter/subscribe";

const proxyPage = (status: number) => ({
  status,
  contentType: "text/html",
  body: "<h1>A hotel</h1>",
});

/** Answers, and what readers are told. Equal words never follow each other: the toast must be a new one. */
const FAILURES = [
  [{ status: 400, json: { error: "Too late" } }, "Too late"],
  [{ status: 500, json: {} }, "Failed to subscribe"],
  [proxyPage(502), "Failed to subscribe to newsletter"],
  [{ status: 500, json: { error: { code: 7 } } }, "Failed to subscribe"],
  [proxyPage(200), "Failed to subscribe to newsletter"],
  [{ status: 500, json: { error: "Out of ink." } }, "Out of ink."],
  [undefined, "Failed to subscribe to newsletter"],
] as const;

test("success and failure in the spec's words, one at a time; F8 leads to it, and a swipe dismisses it", async ({
  page,
}) => {
  await page.goto("/blog");
  const region = page.getByRole("region", { name: /Notifications/ });

  await test.step("success and failure in the spec's words, one at a time", async () => {
    const toasts = region.getByRole("listitem");
    for (const [answer, words] of FAILURES) {
      await page.route(API, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await subscribe(page);
      await expect(toasts).toHaveText([`Subscription failed${words}`]);
      await expect(page.getByRole("textbox", { name: /email/ })).toHaveValue("reader@example.org");
    }

    const sent = page.waitForRequest(API);
    await page.route(API, (route) => route.fulfill({ json: {} }));
    await subscribe(page);
    expect((await sent).postDataJSON()).toEqual({ email: "reader@example.org", source: "footer" });
    await expect(toasts).toHaveText([
      "Successfully subscribed!You'll receive our latest research updates and device reviews.",
    ]);
    await expect(page.getByRole("textbox", { name: /email/ })).toHaveValue("");
  });

  await test.step("F8 moves the focus to the notifications", async () => {
    await failingToast(page);
    await page.keyboard.press("F8");
    await expect(region.locator(":focus")).toHaveCount(1);
  });

  await test.step("a swipe of more than 50 px to the right dismisses it, a shorter one does not", async () => {
    const toast = region.getByRole("listitem");
    await swipe(page, 49);
    await expect(toast).toBeVisible();
    await swipe(page, -90);
    await expect(toast).toBeVisible();
    await swipe(page, 51);
    await expect(toast).toBeHidden();
  });
});

test("a toast is told even when the code that draws it can't be fetched", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto("/blog");
  await page.route("**/assets/toast-region*", (route) => route.abort());
  await page.route(API, (route) => route.abort());
  await subscribe(page);
  await expect(page.getByRole("alert")).toContainText("Failed to subscribe to newsletter");
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("it stays for 5 seconds", { tag: "@release" }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/blog");
  // The first one fetches the code, which takes real time.
  await failingToast(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const toast = await failingToast(page);
  await page.clock.runFor(4_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
});

async function subscribe(page: Page) {
  const box = page.getByRole("textbox", { name: /email/ });
  await box.fill("reader@example.org");
  await box.press("Enter");
}

async function failingToast(page: Page) {
  await page.route(API, (route) => route.abort());
  await subscribe(page);
  const toast = page.getByRole("listitem").filter({ hasText: "Subscription failed" });
  await expect(toast).toBeVisible();
  return toast;
}

async function swipe(page: Page, distance: number) {
  const toast = page.getByRole("listitem").filter({ hasText: "Subscription failed" });
  const box = await toast.boundingBox();
  if (!box) throw new Error("no toast to swipe");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 5 });
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}
