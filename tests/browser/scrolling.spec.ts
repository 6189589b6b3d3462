import type { Page } from "@playwright/test";
import { expectArrival } from "../support/accessibility-focus.ts";
import { expect, test } from "../support/site.ts";

test("another page: smoothly to the top; back and forward: at once where one was", async ({
  page,
}) => {
  await page.goto("/blog");
  const link = lastArticle(page);
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(300);
  const title = (await link.textContent()) ?? "";

  await followScroll(page);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await landing(page), "smooth").toBeGreaterThan(0);

  // Its title is announced, and the focus is on its content.
  await expectArrival(page, /^\/blog\/./);

  // The router's insides, see docs/architecture.md.
  expect(
    await page.evaluate(() => [typeof history.state?.idx, typeof history.state?.key]),
    "React Router's entries of the history have another form. app/hydration-on-intent.ts writes `idx` and `key` for a page that React has not taken over; documented is only location.key. Write there what the router writes now.",
  ).toEqual(["number", "string"]);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
  await settled(page);
  const inArticle = await scrollY(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(before);
  expect(await landing(page), "at once").toBe(before);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(inArticle);

  // After a reload, too.
  await page.reload();
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(before);
  await page.goForward();
  await expectArrival(page, /^\/blog\/./);

  // From deep in a page to the next: smoothly for a screen at most.
  const more = page.getByRole("link", { name: "More Articles" });
  await more.scrollIntoViewIfNeeded();
  expect(await scrollY(page)).toBeGreaterThan(3000);
  await followScroll(page);
  await more.click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => scrollY(page)).toBe(0);
  const height = await page.evaluate(() => innerHeight);
  expect(await landing(page), "smooth").toBeGreaterThan(0);
  expect(await landing(page)).toBeLessThanOrEqual(height);
});

test("another query: smoothly to the top", { tag: "@release" }, async ({ page }) => {
  await page.goto("/search?q=sleep");
  const box = page.getByRole("main").getByRole("searchbox");
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await box.fill("skin");
  await box.press("Enter");
  await expect(page).toHaveURL(/q=skin$/);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test("a hash: to its element, which is below the header and has the focus", {
  tag: ["@phone-release", "@release"],
}, async ({ page }) => {
  await page.goto("/blog/protocols");
  const target = page.locator(".prose h2").nth(2);
  const id = await target.getAttribute("id");
  await page.evaluate((hash) => {
    const link = document.createElement("a");
    link.href = `#${hash}`;
    link.textContent = "a plain link of a text";
    const seen = [...document.querySelectorAll("main p")].find((text) => text.checkVisibility());
    seen?.append(link);
  }, id);
  await followScroll(page);
  await page.getByRole("link", { name: "a plain link of a text" }).click();
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  await settled(page);
  const header = await page.getByRole("banner").boundingBox();
  const heading = await target.boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
  expect(heading?.y).toBeLessThan(200);
  expect(await landing(page), "smooth").toBeLessThan((await scrollY(page)) - 100);

  await page.goBack();
  await expect.poll(() => scrollY(page)).toBeLessThan(400);

  // A first visit shows it below the header, too.
  await page.goto("about:blank");
  await page.goto(`/blog/protocols#${id}`);
  const place = await target.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(67);
  expect(place?.y).toBeLessThan(200);
});

test("an old bookmark leads to its heading, also where the styles come after the words", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto("/blog/getting-started");
  const heading = page.locator(".prose h2").last();
  const id = (await heading.getAttribute("id")) ?? "";
  await page.goto("/about");
  await page.route("**/*.css", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(`/blog/getting-started#${id.slice("a-".length)}`);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  expect((await heading.boundingBox())?.y).toBeGreaterThan(0);
});

test("nothing moves smoothly for readers who asked for less motion", { tag: "@release" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/blog");
  await lastArticle(page).scrollIntoViewIfNeeded();
  await followScroll(page);
  await lastArticle(page).click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await landing(page), "at once").toBe(0);
});

test("the skip link leads past the header, and what the keyboard comes to is never under it", async ({
  page,
}) => {
  // No smooth scrolling is under way when a place is measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/blog/protocols");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.getByRole("contentinfo").getByRole("link").first().focus();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const top = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest("header") ? 999 : activeElement?.getBoundingClientRect().top;
    });
    expect(top).toBeGreaterThanOrEqual(67);
  }
});

/** Of a page of the blog. */
const lastArticle = (page: Page) =>
  page.getByRole("main").getByRole("article").last().getByRole("link");

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Notes where the page is right after each command to scroll: a jump has arrived by then, a smooth
 * scroll has not begun. (Positions on the way would be no proof: a busy browser skips frames.)
 */
async function followScroll(page: Page) {
  await settled(page);
  await page.evaluate(() => {
    const landings: number[] = [];
    Object.assign(window, { landings });
    const { scrollTo } = window;
    const { scrollIntoView } = Element.prototype;
    window.scrollTo = (...where: unknown[]) => {
      Reflect.apply(scrollTo, window, where);
      landings.push(Math.round(window.scrollY));
    };
    Element.prototype.scrollIntoView = function (...how) {
      Reflect.apply(scrollIntoView, this, how);
      landings.push(Math.round(window.scrollY));
    };
  });
}

/** Where the page stood right after the last command to scroll. */
function landing(page: Page): Promise<number | undefined> {
  return page.evaluate(() =>
    "landings" in window ? (window.landings as number[]).at(-1) : undefined,
  );
}

/** Waits until the page has stood still for a few frames. */
async function settled(page: Page) {
  let last = -1;
  await expect
    .poll(async () => {
      const before = last;
      last = await scrollY(page);
      return before === last;
    })
    .toBe(true);
}
