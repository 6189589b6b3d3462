import { expect, test } from "../support/site.ts";

test.describe("the benefits menu", () => {
  test.skip(({ isMobile }) => isMobile, "it is for wide screens");

  test("opens under the mouse after 200 ms, closes after 150, reopens at once within 300, and is a link itself", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/blog");
    await page.clock.pauseAt(Date.now() + 60_000);
    const entry = page.getByRole("banner").getByRole("link", { name: "Benefits" });
    const menu = page.locator("#benefits-menu");

    await entry.hover();
    await page.clock.runFor(199);
    await expect(menu).toBeHidden();
    await page.clock.runFor(1);
    await expect(menu).toBeVisible();
    await expect(entry).toHaveAttribute("aria-expanded", "true");

    // From the entry into the menu and out again.
    await menu.getByRole("link", { name: "Hair Growth" }).hover();
    await page.clock.runFor(1000);
    await expect(menu).toBeVisible();
    await page.mouse.move(20, 700);
    await page.clock.runFor(149);
    await expect(menu).toBeVisible();
    await page.clock.runFor(1);
    await expect(menu).toBeHidden();

    await page.clock.runFor(250);
    await entry.hover();
    await page.clock.runFor(1);
    await expect(menu).toBeVisible();
    await page.mouse.move(20, 700);
    await page.clock.runFor(150);
    await page.clock.runFor(301);
    await entry.hover();
    await page.clock.runFor(199);
    await expect(menu).toBeHidden();

    // It is a link itself, and the menu stays behind when followed.
    await page.clock.runFor(1);
    await expect(menu).toBeVisible();
    await page.clock.resume();
    await entry.click();
    await expect(page).toHaveURL(/\/benefits$/);
    await expect(menu).toBeHidden();
  });
});

test("the mobile menu keeps the focus inside, and closes on Escape, a tap outside, its cross and the way to another page", {
  tag: "@phone-only",
}, async ({ page }) => {
  const dialog = page.getByRole("dialog");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  const open = async () => {
    await opener.click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  };
  await page.goto("/blog");

  await test.step("keeps the focus inside", async () => {
    await open();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press(step < 25 ? "Tab" : "Shift+Tab");
      // The browser's own controls take part in the round; the page behind does not.
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest("dialog");
      });
      expect(outside).toBe(false);
    }
  });

  await test.step("closes on Escape and gives the focus back", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step("closes on a tap outside, and on its cross", async () => {
    await open();
    await page.touchscreen.tap(15, 500);
    await expect(dialog).toBeHidden();
    await open();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("closes on the way to another page", async () => {
    await open();
    await dialog.getByRole("link", { name: "Hair Growth" }).click();
    await expect(page).toHaveURL(/\/benefits\/hair-growth$/);
    await expect(dialog).toBeHidden();
    await open();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(dialog).toBeHidden();
  });

  await test.step("closes when its search is sent, and can be opened while the answer is on its way", async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/search\.data/, async (route) => {
      await asked;
      await route.continue();
    });
    await open();
    await dialog.getByRole("searchbox").fill("knee");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await open();
    answer();
    await expect(page).toHaveURL(/\/search\?q=knee$/);
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveText("Search");
    await expect(dialog).toBeVisible();
  });
});

test("an open menu darkens the whole window, the scroll bar's place too", {
  tag: "@release",
}, async ({ playwright, launchOptions, site }) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  await page.goto(`${site.url}/blog`);
  // Away from the right edge, where the menu would hide the place.
  await page
    .locator("#mobile-menu")
    .evaluate((menu) => menu.style.setProperty("inset", "0 auto auto 0"));
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const blank = await browser.newPage();
  const colour = async (x: number) => {
    const dot = await page.screenshot({ clip: { x, y: 300, width: 1, height: 1 } });
    return blank.evaluate(
      async (address) => {
        const image = Object.assign(new Image(), { src: address });
        await image.decode();
        const canvas = new OffscreenCanvas(1, 1).getContext("2d");
        canvas?.drawImage(image, 0, 0);
        return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
      },
      `data:image/png;base64,${dot.toString("base64")}`,
    );
  };
  const [beside, under] = [await colour(795), await colour(780)];
  // The browser mixes the two colours with a rounding of its own.
  for (const [channel, value] of under.entries()) {
    expect(Math.abs(value - (beside[channel] ?? 999))).toBeLessThanOrEqual(2);
  }
  await browser.close();
});

test.describe("before hydration", () => {
  test.use({ hydrates: false });

  test("the header is one row at every width, with Subscribe in it or in the menu", {
    tag: "@release",
  }, async ({ page }) => {
    await page.goto("/blog");
    const header = page.getByRole("banner");
    const height = () => header.evaluate((header) => header.getBoundingClientRect().height);
    const wanted = await height();
    for (let width = 320; width <= 1280; width += width < 400 ? 3 : 40) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await height(), `${width} px`).toBe(wanted);
      const places = await header.evaluate((header) =>
        [...header.querySelectorAll("a")]
          // The menu is closed: what it will show is not hidden itself.
          .filter((link) => link.text === "Subscribe" && getComputedStyle(link).display !== "none")
          .map((link) => (link.closest("dialog") ? "menu" : "header")),
      );
      expect.soft(places, `${width} px`).toHaveLength(1);
    }
  });
});

test("the theme goes dark and light again, and a reload is light", {
  tag: "@phone-release",
}, async ({ page, isMobile }) => {
  await page.goto("/blog");
  const root = page.locator("html");
  const open = async () => {
    if (isMobile) await page.getByRole("button", { name: "Menu", exact: true }).click();
  };
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();

  await open();
  const toggle = page.getByRole("button", { name: "Dark theme" }).filter({ visible: true });
  await toggle.click();
  await expect(root).toHaveClass(/\bdark\b/);
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  expect(await paper()).not.toBe(light);
  await toggle.click();
  await expect(root).not.toHaveClass(/\bdark\b/);
  await toggle.click();
  await page.reload();
  await expect(root).not.toHaveClass(/\bdark\b/);
});
