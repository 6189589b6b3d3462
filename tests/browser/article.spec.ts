import { expect, test } from "../support/site.ts";
import { holdModules, hydrated, unhydratedPage } from "../support/unhydrated-page.ts";

const ARTICLE = "/blog/getting-started";

test("a chart is set like its page, in both themes, and has a numbered caption", {
  tag: "@release",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Within the site a page's text comes as data, and scripts put it in.
  await page.goto("/red-light-101");
  await page.locator('a[href$="/getting-started"]').first().click();
  const chart = page.locator(".prose").getByRole("img").first();
  await expect(chart).toBeVisible();
  expect(await chart.evaluate((svg) => svg.tagName)).toBe("svg");
  const label = chart.locator("text").first();
  const style = (name: "fill" | "fontFamily") =>
    label.evaluate((text, name) => getComputedStyle(text)[name], name);
  expect(await style("fontFamily")).toContain("Instrument Sans Variable");
  const pixels = await label.evaluate((text: SVGTextElement) => {
    return Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
  });
  expect(pixels).toBeGreaterThanOrEqual(14);
  const light = await style("fill");
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  await expect.poll(() => style("fill")).not.toBe(light);
  const caption = page.locator(".prose .figure + .figure-caption").first();
  await expect(caption).toBeVisible();
  expect(
    await caption.evaluate((element) => getComputedStyle(element, "::before").content),
  ).toContain("Fig.");
});

test("Share copies the address, Save is a toggle, the contents lead to the parts, and links stay within the loaded page", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto(ARTICLE);

  await test.step("Share copies the address where there is no share sheet, and says so", async () => {
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${ARTICLE}`);
  });

  await test.step("the table of contents leads to each section and marks the one being read", async () => {
    const folded = page.getByText("On this page").and(page.locator("summary"));
    if (await folded.isVisible()) await folded.click();
    const contents = page.getByRole("navigation", { name: "On this page" });
    const links = contents.getByRole("link");
    const sections = page.locator(".prose h2");
    expect(await links.allTextContents()).toEqual(await sections.allTextContents());
    await links.nth(2).click();
    await expect(sections.nth(2)).toBeInViewport();
    await expect(page).toHaveURL(/#a-/);
    await expect(links.nth(2)).toHaveAttribute("aria-current", "location");
    // Not hidden under the sticky header.
    const header = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await sections.nth(2).boundingBox())?.y)
      .toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  });

  await test.step("Save is a toggle that no reload keeps", async () => {
    const save = page.getByRole("button", { name: "Save" });
    await save.click();
    await expect(page.getByRole("button", { name: "Saved" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(page.getByText("Saved until you leave this page", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Saved" }).press("Enter");
    await expect(save).toHaveAttribute("aria-pressed", "false");
    await save.click();
    await page.reload();
    await expect(save).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("links in the text stay within the loaded page", async () => {
    await page.evaluate(() => Object.assign(window, { still: "here" }));
    await page.locator('.prose a[href^="/"]').first().click();
    await expect(page).not.toHaveURL(/getting-started/);
    expect(await page.evaluate(() => Reflect.get(window, "still"))).toBe("here");
  });
});

test("Share uses the share sheet; closing it is no failure", { tag: "@release" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "share", {
      configurable: true,
      value: async (shared: ShareData) => {
        document.title = JSON.stringify(shared);
        throw new DOMException("closed", "AbortError");
      },
    });
  });
  await page.goto(ARTICLE);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page).toHaveTitle(/getting-started/);
  await expect(page.getByText("Link copied", { exact: true })).toBeHidden();
});

test("Share opens the share sheet at once on a page that still sleeps", {
  tag: "@release",
}, async ({ context }) => {
  const page = await unhydratedPage(context);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "share", {
      value: async ({ url }: ShareData) => Reflect.set(window, "shared", url),
    });
  });
  const release = await holdModules(page);
  await page.goto(ARTICLE);
  await page.getByRole("button", { name: "Share" }).click();
  const shared = () => page.evaluate(() => Reflect.get(window, "shared"));
  expect(await shared()).toMatch(/\/blog\/getting-started$/);
  release();
  await hydrated(page);
});

test("Share without share sheet and clipboard still shows the address", {
  tag: "@release",
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    Object.defineProperty(Navigator.prototype, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("denied", "NotAllowedError")) },
    });
  });
  await page.goto(ARTICLE);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("The link could not be copied", { exact: true })).toBeVisible();
});

test("a slow answer shows a skeleton, then the article", { tag: "@release" }, async ({ page }) => {
  await page.goto("/blog");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole("article").first().getByRole("link");
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByText("Loading article")).toBeAttached();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("Loading article")).toBeHidden();
});
