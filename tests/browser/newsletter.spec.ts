import type { Page } from "@playwright/test";
import { violationsInBothThemes } from "../support/accessibility-pages.ts";
import { box, button, footer, NEWSLETTER_PAGE, test } from "../support/newsletter-site.ts";
import { overflow } from "../support/overflow.ts";
import { press } from "../support/press.ts";
import { expect } from "../support/site.ts";

const API = "**/api/newsletter/subscribe";
const MISSING = "Enter your email address.";
const WRONG = "Enter an email address like name@example.com.";
const SUCCESS =
  "Successfully subscribed!You'll receive our latest research updates and device reviews.";

const toasts = (page: Page) =>
  page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

/** The bodies of what the page's own code sends while the test runs. */
function sentBy(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postDataJSON());
  });
  return sent;
}

// In one worker, with one site.
test.describe.configure({ mode: "default" });

for (const [place, path, part, viewport, tags] of [
  ["footer", "/blog", footer, { width: 1280, height: 900 }, []],
  [
    "newsletter-page",
    NEWSLETTER_PAGE,
    (page: Page) => page.getByRole("main"),
    { width: 390, height: 844 },
    ["@release"],
  ],
] as const) {
  test(`${place}: an error is under the box, which has the focus; an address is pending once, then thanked for`, {
    tag: [...tags],
  }, async ({ page, signUps }) => {
    const sent = sentBy(page);
    await page.setViewportSize(viewport);
    await page.goto(path);

    await test.step("the error is under the box, which has the focus; nothing is sent", async () => {
      const email = box(part(page));
      await press(button(part(page)));
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(MISSING);
      await page.keyboard.type("ada@");
      await page.keyboard.press("Enter");
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(email).toHaveAccessibleDescription(WRONG);
      await expect(email).toBeFocused();
      await expect(email).toHaveValue("ada@");
      await page.keyboard.type("example");
      await expect(email).not.toHaveAttribute("aria-invalid");
      await expect(toasts(page)).toHaveCount(0);
      expect(sent).toEqual([]);
    });

    await test.step("pending once, then thanked, and the box is empty", async () => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(API, async (route) => {
        await held;
        await route.continue();
      });
      const address = `${place}@example.org`;
      await box(part(page)).fill(address);
      const width = (await button(part(page)).boundingBox())?.width;
      await press(button(part(page)));
      await expect(button(part(page))).toHaveText("Subscribing…");
      await expect(button(part(page))).toHaveAttribute("aria-busy", "true");
      await expect(button(part(page))).toHaveAttribute("aria-disabled", "true");
      expect((await button(part(page)).boundingBox())?.width).toBe(width);
      await button(part(page)).press("Enter");
      await box(part(page)).press("Enter");
      release();
      await expect(toasts(page)).toHaveText([SUCCESS]);
      await expect(toasts(page)).toBeInViewport({ ratio: 1 });
      await expect(button(part(page))).toHaveText("Subscribe");
      await expect(button(part(page))).toHaveAttribute("aria-busy", "false");
      await expect(box(part(page))).toHaveValue("");
      expect(sent).toEqual([{ email: address, source: place }]);
      expect(signUps.statusOf(address)).toBe("pending");
    });
  });
}

test("the server's words, for an address that it alone refuses, are in a toast and under the box", {
  tag: "@release",
}, async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  await page.goto("/blog");
  await box(footer(page)).fill("ada@example");
  await box(footer(page)).evaluate((input) => input.scrollIntoView({ block: "end" }));
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveText([`Subscription failed${WRONG}`]);
  await expect(footer(page).getByText(WRONG)).toBeInViewport({ ratio: 1 });
  await expect(box(footer(page))).toBeFocused();
  await expect(box(footer(page))).toHaveAccessibleDescription(WRONG);
  await expect(box(footer(page))).toHaveValue("ada@example");
});

test("after a page that came with a wrong address, thanks leave the box empty", {
  tag: "@release",
}, async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  await page.goto(NEWSLETTER_PAGE);
  const main = page.getByRole("main");
  await box(main).fill("ada@");
  await box(main).evaluate((input: HTMLInputElement) => {
    HTMLFormElement.prototype.submit.call(input.form);
  });
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Your address was not saved");
  await expect(box(main)).toHaveValue("ada@");
  await box(main).fill("mended@example.org");
  await press(button(main));
  await expect(toasts(page)).toHaveText([SUCCESS]);
  await expect(box(main)).toHaveValue("");
});

test("axe finds nothing, with a problem and with each toast either, and nothing is wider than the screen", {
  tag: "@release",
}, async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  await page.goto(NEWSLETTER_PAGE);

  await test.step("nothing is wider than the screen, also of the smallest phone", async () => {
    for (const part of [page.getByRole("main"), footer(page)]) {
      await box(part).fill("a-long-address-that-somebody-has@a-long-domain");
      await button(part).click();
      await expect(box(part)).toHaveAccessibleDescription(WRONG);
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("axe finds nothing", async () => {
    await expect(toasts(page)).toContainText("Subscription failed");
    expect.soft(await violationsInBothThemes(page)).toEqual([]);
    await box(footer(page)).fill("axe@example.org");
    await button(footer(page)).click();
    await expect(toasts(page)).toContainText("Successfully subscribed!");
    expect.soft(await violationsInBothThemes(page)).toEqual([]);
  });
});
