import type { Page, Request } from "@playwright/test";
import { expect, test } from "./site.ts";
import {
  awake,
  holdModules,
  hydrations,
  requestsOf,
  sleepingPage,
  slowDown,
} from "./sleeping-page.ts";

const ARTICLE = "/blog/getting-started";

/** What a reader does before any module is there, once while none comes and once while all are slow. */
const NETWORKS = {
  "before any module is there": async (page: Page) => {
    const release = await holdModules(page);
    return async () => {
      expect(await hydrations(page)).toBe(0);
      release();
      await awake(page);
    };
  },
  "at 400 kbit/s": async (page: Page) => {
    await slowDown(page);
    return () => awake(page);
  },
};

for (const [when, begin] of Object.entries(NETWORKS)) {
  const open = async (page: Page, path: string) => {
    const wakeUp = await begin(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    return wakeUp;
  };

  test.describe(when, { tag: "@phone" }, () => {
    test("the theme is switched, once", async ({ context, isMobile }) => {
      const page = await sleepingPage(context);
      const wakeUp = await open(page, "/blog");
      if (isMobile) await page.getByRole("button", { name: "Menu", exact: true }).tap();
      const toggle = page.getByRole("button", { name: "Dark theme" }).locator("visible=true");
      await (isMobile ? toggle.tap() : toggle.click());
      await wakeUp();
      await expect(page.locator("html")).toHaveClass(/dark/);
      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      await expect(toggle).not.toHaveAttribute("aria-busy");
    });

    test("the menu opens at once and stays open", async ({ context, isMobile }) => {
      test.skip(!isMobile, "wide screens have none");
      const page = await sleepingPage(context);
      const wakeUp = await open(page, "/blog");
      await page.getByRole("button", { name: "Menu", exact: true }).tap();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      await wakeUp();
      await expect(menu).toBeVisible();
      await menu.getByRole("button", { name: "Close menu" }).tap();
      await expect(menu).toBeHidden();
    });

    test("the search opens", async ({ context, isMobile }) => {
      const page = await sleepingPage(context);
      const wakeUp = await open(page, "/blog");
      if (isMobile) {
        // A link, which leads to the search page.
        await page.getByRole("banner").getByRole("link", { name: "Search" }).tap();
        await expect(page).toHaveURL(/\/search$/);
        return;
      }
      await page.getByRole("banner").getByRole("searchbox").click();
      await page.keyboard.type("knee");
      await wakeUp();
      await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue("knee");
    });

    for (const key of ["Control+k", "/"]) {
      test(`${key} opens the search, with what was typed since`, async ({ context, isMobile }) => {
        const page = await sleepingPage(context);
        const wakeUp = await open(page, "/blog");
        await page.keyboard.press(key);
        if (!isMobile) await page.keyboard.type("a/b");
        await wakeUp();
        const field = page.getByRole("combobox", { name: "Search" });
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(isMobile ? "" : "a/b");
      });
    }

    test("the introduction opens, where the reader is", async ({ context, isMobile }) => {
      const page = await sleepingPage(context);
      const wakeUp = await open(page, "/");
      const trigger = page.getByText("Watch Introduction");
      await (isMobile ? trigger.tap() : trigger.click());
      await expect(trigger).toHaveAttribute("aria-busy", "true");
      await wakeUp();
      await expect(page.getByRole("dialog", { name: /^Red light therapy/ })).toBeVisible();
      await expect(trigger).not.toHaveAttribute("aria-busy");
      expect(new URL(page.url()).pathname).toBe("/");
    });

    test("the newsletter's form is sent, once", async ({ context }, { project }) => {
      const page = await sleepingPage(context);
      const requests = requestsOf(page);
      await open(page, "/blog");
      const form = page
        .getByRole("contentinfo")
        .locator("form", { has: page.getByRole("textbox") });
      await form.getByRole("textbox").fill(`${project.name}-${when.length}@example.org`);
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(page).toHaveURL(/\/newsletter\//);
      await expect(page.getByRole("main")).toContainText("Successfully subscribed!");
      expect(requests.filter(isPost)).toHaveLength(1);
    });

    test("Share shares and Save saves, once", async ({ context }) => {
      const page = await sleepingPage(context);
      await countShares(page);
      const wakeUp = await open(page, ARTICLE);
      await page.getByRole("button", { name: "Share" }).click();
      await page.getByRole("button", { name: "Save" }).click();
      await wakeUp();
      const saved = page.getByRole("button", { name: "Saved" });
      await expect(saved).toHaveAttribute("aria-pressed", "true");
      expect(await shares(page)).toEqual([expect.stringContaining(ARTICLE)]);
    });

    test("typed text stays", async ({ context, isMobile }) => {
      const page = await sleepingPage(context);
      const wakeUp = await open(page, isMobile ? "/search" : "/blog");
      const search = page.getByRole(isMobile ? "main" : "banner").getByRole("searchbox");
      const email = page.getByRole("contentinfo").getByRole("textbox");
      await search.fill("knee");
      await email.focus();
      await page.keyboard.type("reader@exam");
      await wakeUp();
      await page.keyboard.type("ple.org");
      await expect(email).toHaveValue("reader@example.org");
      await expect(search).toHaveValue("knee");
    });
  });
}

const isPost = (request: Request) => request.method() === "POST";

test("a choice from a list made too early is kept", { tag: "@phone" }, async ({
  context,
  isMobile,
}) => {
  test.skip(!isMobile, "wide screens have headings to sort by");
  const page = await sleepingPage(context);
  const release = await holdModules(page);
  await page.goto("/benefits/skin-health");
  const order = page.getByRole("combobox", { name: "Sort by" });
  await order.focus();
  await order.selectOption("Price, lowest first");
  release();
  await awake(page);
  await expect(order.locator("option:checked")).toHaveText("Price, lowest first");
  const names = page.getByRole("table").filter({ hasText: "LED panel" }).getByRole("rowheader");
  await expect(names).toHaveText(["Handheld wand", "LED face mask", "LED panel"]);
});

test("clicks that never stop while React takes the page over are each done once", async ({
  context,
}) => {
  const page = await sleepingPage(context);
  await countShares(page);
  await page.goto(ARTICLE);
  const clicks = await page.evaluate(async () => {
    let count = 0;
    const isAwake = () => Reflect.get(window, "hydrations") > 0;
    const button = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === "Share",
    );
    // React leaves the thread after every few milliseconds of its work.
    for (; !isAwake(); await new Promise((resolve) => setTimeout(resolve))) {
      button?.click();
      // Which makes React hurry.
      button?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
      count += 1;
    }
    return count;
  });
  expect(clicks).toBeGreaterThan(1);
  expect(await shares(page)).toHaveLength(clicks);
});

/** Takes the place of the device's share sheet. */
function countShares(page: Page) {
  return page.addInitScript(() => {
    const shares: unknown[] = [];
    Object.assign(window, { shares });
    Object.defineProperty(Navigator.prototype, "share", {
      value: async ({ url }: ShareData) => shares.push(url),
    });
  });
}

function shares(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "shares"));
}
