import type { Page, Route } from "@playwright/test";
import { violationsInBothThemes } from "../support/accessibility-pages.ts";
import { box, button, footer, NEWSLETTER_PAGE, test } from "../support/newsletter-site.ts";
import { overflow } from "../support/overflow.ts";
import { press } from "../support/press.ts";
import { startServer } from "../support/running-server.ts";
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

test("the server's word: an address it refuses, knows, counts too often, or takes from a robot", {
  tag: "@release",
}, async ({ page, allowed, signUps }) => {
  allowed.push(/Failed to load resource/);
  await page.goto("/blog");

  await test.step("by the keyboard alone", async () => {
    await box(footer(page)).focus();
    await page.keyboard.type("ada-keys@example.org");
    await page.keyboard.press("Tab");
    await expect(button(footer(page))).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveText([SUCCESS]);
    // Where it was: the next Tab goes on from here.
    await expect(button(footer(page))).toBeFocused();
    await closeToast(page);
  });

  await test.step("an address that only the server refuses: its words in a toast and under the box", async () => {
    await box(footer(page)).fill("ada@example");
    await box(footer(page)).evaluate((input) => input.scrollIntoView({ block: "end" }));
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveText([`Subscription failed${WRONG}`]);
    await expect(footer(page).getByText(WRONG)).toBeInViewport({ ratio: 1 });
    await expect(box(footer(page))).toBeFocused();
    await expect(box(footer(page))).toHaveAccessibleDescription(WRONG);
    await expect(box(footer(page))).toHaveValue("ada@example");
    await closeToast(page);
  });

  await test.step("an address that is known already is answered like a new one", async () => {
    const email = "twice@example.org";
    for (const typed of [email, "Twice@Example.org"]) {
      await box(footer(page)).fill(typed);
      await press(button(footer(page)));
      await expect(toasts(page)).toHaveText([SUCCESS]);
      await expect(box(footer(page))).toHaveValue("");
      await closeToast(page);
    }
    expect(signUps.statusOf("Twice@example.org")).toBe("pending");
    expect(signUps.statusOf(email)).toBe(undefined);
  });

  await test.step("a robot that fills in every field is thanked, and nothing is stored", async () => {
    const trap = footer(page).getByLabel("Leave this empty");
    await expect(trap).not.toBeInViewport();
    const fillTrap = (text: string) =>
      trap.evaluate((input: HTMLInputElement, text) => {
        input.value = text;
      }, text);
    await fillTrap("https://spam.example");
    await box(footer(page)).fill("bot@example.org");
    await press(button(footer(page)));
    await expect(toasts(page)).toHaveText([SUCCESS]);
    expect(signUps.statusOf("bot@example.org")).toBe(undefined);
    await closeToast(page);
    await fillTrap("");
  });

  await test.step("too often: the server says when to come back", async () => {
    const email = "often@example.org";
    for (let times = 0; times < 5; times += 1) {
      const answer = await page.request.post("/api/newsletter/subscribe", { data: { email } });
      expect(answer.status()).toBe(200);
    }
    await box(footer(page)).fill(email);
    await press(button(footer(page)));
    await expect(toasts(page)).toHaveText([
      "Subscription failedToo many tries. Please try again in 60 minutes.",
    ]);
    await expect(box(footer(page))).toHaveValue(email);
    await expect(box(footer(page))).not.toHaveAttribute("aria-invalid");
    expect(signUps.statusOf(email)).toBe("pending");
  });
});

async function closeToast(page: Page) {
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toBeHidden();
}

const page = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: "<h1>Welcome to our hotel</h1>" });
const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, json: body });

const FAILURES = [
  ["a reason", json(500, { error: "Out of ink." }), "Out of ink."],
  ["no reason", json(500, {}), "Failed to subscribe"],
  ["a reason that is no text", json(500, { error: { code: 7 } }), "Failed to subscribe"],
  ["a page of a proxy's", page(502), "Failed to subscribe to newsletter"],
  ["a page that is no answer of ours", page(200), "Failed to subscribe to newsletter"],
  ["no network", (route: Route) => route.abort(), "Failed to subscribe to newsletter"],
] as const;

test("each failure is told in a toast, the address stays, and again works", {
  tag: "@release",
}, async ({ page, allowed }) => {
  allowed.push(/ERR_FAILED|Failed to load resource/);
  await page.goto("/blog");
  await box(footer(page)).fill("again@example.org");
  for (const [what, answer, words] of FAILURES) {
    await test.step(what, async () => {
      await page.route(API, answer);
      await press(button(footer(page)));
      await expect(toasts(page)).toHaveText([`Subscription failed${words}`]);
      await expect(box(footer(page))).toHaveValue("again@example.org");
      await expect(button(footer(page))).toHaveText("Subscribe");
      await closeToast(page);
      await page.unroute(API);
    });
  }
  await press(button(footer(page)));
  await expect(toasts(page)).toHaveText([SUCCESS]);
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

test("a server that can't store says so, and the address stays, without JavaScript too", {
  tag: "@release",
}, async ({ page, browser, allowed }) => {
  allowed.push(/Failed to load resource/);
  const broken = await startServer({ DATA_DIR: "/dev/null/data" });
  await page.goto(`${broken.url}/blog`);
  await box(footer(page)).fill("ada@example.org");
  await press(button(footer(page)));
  await expect(toasts(page)).toHaveText([
    "Subscription failedWe couldn’t save your address. Please try again in a minute.",
  ]);
  await expect(box(footer(page))).toHaveValue("ada@example.org");

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${broken.url}/blog`);
  await box(footer(plain)).fill("ada@example.org");
  await press(button(footer(plain)));
  await expect(plain.getByRole("main")).toContainText("couldn’t save your address");
  const again = box(plain.getByRole("main"));
  await expect(again).toHaveValue("ada@example.org");
  await expect(again).not.toHaveAttribute("aria-invalid");
  await plain.close();
  await broken.end();
});
