import type { Page } from "@playwright/test";
import { ONE_OF_EACH } from "../support/accessibility-pages.ts";
import { expect, test } from "../support/site.ts";
import { hydrated, unhydratedPage } from "../support/unhydrated-page.ts";

const GUIDE = "/red-light-101";

/** What most of their kind is on. */
const FEW = ["/benefits/pain-inflammation", "/blog/protocols"];
// With React, /dose says its result aloud besides, and /diary shows what is in the browser.
const OTHERS = ONE_OF_EACH.filter(
  (path) => !/^\/(?:dose|diary)\b/.test(path) && !FEW.includes(path),
);

for (const [which, paths, tags] of [
  ["the busiest templates", FEW, []],
  ["other templates", OTHERS.slice(0, 10), ["@release"]],
  ["the last templates", OTHERS.slice(10), ["@release"]],
] as const) {
  test(`${which} read the same before React, with it, and after a navigation`, {
    tag: [...tags],
  }, async ({ context, page }) => {
    const asleep = await unhydratedPage(context);
    await page.goto("/blog/safety");
    const article = await wordsOf(page);
    for (const path of paths) {
      await asleep.goto(path);
      const words = await wordsOf(asleep);
      expect(words.length, path).toBeGreaterThan(100);
      await asleep.mouse.move(9, 9);
      await asleep.mouse.move(10, 10);
      await hydrated(asleep);
      expect(await wordsOf(asleep), path).toBe(words);

      await follow(page, path);
      await expect.poll(() => wordsOf(page), path).toBe(words);
      await page.goBack();
      await expect.poll(() => wordsOf(page), `back from ${path}`).toBe(article);
    }
  });
}

test("a link in a static part to a file leads to the file", { tag: "@release" }, async ({
  page,
}) => {
  for (const [from, file, type] of [
    ["/open-data", "/evidence.json", "application/json"],
    ["/changes", "/changes/feed.xml", "application/rss+xml"],
  ] as const) {
    await page.goto(from);
    const answer = page.waitForResponse((response) => response.url().endsWith(file));
    await page.locator(`main a[href="${file}"]`).first().click();
    expect(await (await answer).headerValue("content-type")).toContain(type);
    await expect(page).toHaveURL(file);
  }
});

test("what a reader opened stays open when the page's data is fetched again", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto(GUIDE);
  const finding = page.locator(".references details").first();
  await finding.locator("summary").click();
  const answer = page.waitForResponse(/red-light-101\.data/);
  await follow(page, GUIDE);
  expect((await (await answer).text()).length).toBeGreaterThan(100_000);
  await expect(finding).toHaveAttribute("open", "");
});

test("a reader who gives up the way to an article has the page again, whole", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto(GUIDE);
  const words = await wordsOf(page);
  await page.route("**/*.data*", () => {});
  await follow(page, "/guide/safety");
  await expect(page.getByText("Loading article")).toBeAttached();
  await page.getByRole("banner").getByRole("link", { name: "Subscribe" }).click();
  await expect.poll(() => wordsOf(page)).toBe(words);
});

test.describe("in a page that something else has changed", () => {
  test.use({ allowed: [/Minified React error #418/] });

  test("React writes all of it again", { tag: "@release" }, async ({ page }) => {
    // As a translating browser does.
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        for (const name of document.querySelectorAll("header a")) name.textContent = "Anders";
      });
    });
    const mistake = page.waitForEvent("pageerror");
    await page.goto(GUIDE);
    expect((await mistake).message).toContain("#418");
    await expect(page.locator("header a").first()).not.toContainText("Anders");
    expect((await wordsOf(page)).length).toBeGreaterThan(20_000);
  });
});

/** The text of the page between header and footer, what is folded away included. */
function wordsOf(page: Page): Promise<string> {
  return page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const data of copy.querySelectorAll("script, [data-section-bar]")) data.remove();
    return copy.textContent;
  });
}

/** Follows a link to this address out of a static part of the page. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((path) => {
    const link = Object.assign(document.createElement("a"), { href: path });
    link.setAttribute("href", path);
    document.querySelector("main [data-static]")?.append(link);
    link.click();
    link.remove();
  }, path);
}
