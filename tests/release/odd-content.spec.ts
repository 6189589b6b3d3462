import type { Locator, Page } from "@playwright/test";
import { typeset } from "#app/text/typeset.ts";
import { violations } from "../support/accessibility-pages.ts";
import { ODD_ARTICLES, oddBlog, STUDY, USE } from "../support/odd-articles.ts";
import { test as base, expect } from "../support/site.ts";
import { startSiteOnStore } from "../support/site-on-store.ts";
import { blog } from "../support/store-double.ts";

/** A site on a store full of what no editor plans. */
const startOddSite = () => startSiteOnStore(blog(oddBlog()));

const test = base.extend({
  baseURL: async ({ lasting }, use) => use((await lasting(startOddSite)).url),
});

test.use({ hydrates: false });

// In one worker, with one site.
test.describe.configure({ mode: "default" });

test.beforeEach(({ allowed }) => {
  // The articles' pictures lead nowhere.
  allowed.push(/Failed to load resource/);
});

/** What finds an odd article, and its title. */
const FOUND = [
  ["photobiomodulationsgerät", ODD_ARTICLES["unbroken-word"].title],
  ["الأحمر", ODD_ARTICLES["right-to-left"].title],
  ["families", ODD_ARTICLES["emoji-names"].title],
] as const;
const SEARCHES = FOUND.map(([query]) => `/search?q=${encodeURIComponent(query)}`);

const PATHS = ["/blog", ...Object.keys(ODD_ARTICLES).map((handle) => `/blog/${handle}`)];

test("no page is wider than the window, and axe finds nothing wrong with any", async ({ page }) => {
  for (const path of ["/", ...PATHS, ...SEARCHES]) {
    await page.goto(path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await tooWide(page), `${path} at ${width} px`).toEqual([]);
    }
    if (!PATHS.includes(path)) continue;
    // What is around an article is the same for all of them.
    const part = path === "/blog" ? "html" : "main";
    expect.soft(await violations(page, "light", part), path).toEqual([]);
  }
});

test("a link to nothing looks like the words around it, and a dose that was struck out says so", async ({
  page,
}) => {
  await page.goto("/blog/dead-links");
  const line = page.getByText("that are gone");
  const ofLine = await lookOf(line);
  for (const words of ["page", "chapter"]) {
    expect(await lookOf(line.getByText(words)), words).toEqual(ofLine);
  }
  await expect(page.getByText("Use [struck out: 50 J] 5 J.")).toBeVisible();
});

const lookOf = (words: Locator) =>
  words.evaluate((element) => {
    const { color, textDecorationLine, cursor } = getComputedStyle(element);
    return { color, textDecorationLine, cursor };
  });

test("no result is wider than the search's dialog", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await page.goto("/");
  await page.keyboard.press("/");
  const field = page.getByRole("combobox");
  await expect(field).toBeFocused();
  for (const [query, title] of FOUND) {
    await field.fill(query);
    await expect(page.getByRole("option", { name: title }).first()).toBeVisible();
    expect(await tooWide(page, "dialog[open]"), query).toEqual([]);
  }
});

test("the contents of 60 parts can be reached and follow the reader", async ({ page }) => {
  await page.goto("/blog/twenty-thousand-words");
  await expect(page.getByText(/\d+ min read/).first()).toHaveText("85 min read");
  const contents = page.getByRole("navigation", { name: "On this page" }).filter({ visible: true });
  const part = page.getByRole("heading", { name: "Part 57" });
  await contents.getByRole("link", { name: "Part 57" }).click();
  await expect(part).toBeInViewport();
  const current = contents.locator("[aria-current=location]");
  await expect(current).toHaveText("Part 57");
  await expect(current).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(contents.getByRole("link", { name: "Part 1", exact: true })).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("summary", { hasText: "On this page" }).click();
  await contents.getByRole("link", { name: "Part 57" }).click();
  await expect(part).toBeInViewport();
});

test("right-to-left texts begin at the right, with left-to-right words in them", async ({
  page,
}) => {
  await page.goto("/blog/right-to-left");
  const direction = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  expect(await direction("h1")).toBe("rtl");
  expect(await direction(".prose")).toBe("rtl");
  expect(await direction(".prose pre")).toBe("ltr");
  expect(await direction("html")).toBe("ltr");
  expect(await direction("[aria-label='About the author'] p")).toBe("rtl");
  const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const besideWords = await contents.first().evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const [own, around] = [words.getBoundingClientRect(), link.getBoundingClientRect()];
    return [own.left - around.left, around.right - own.right];
  });
  expect(besideWords[0]).toBeGreaterThan(40);
  expect(besideWords[1]).toBeLessThan(1);
  // Whatever is around it, as a Hebrew list in an English article.
  for (const selector of [".prose li", ".prose blockquote", ".prose p", ".prose h2"]) {
    const mixed = await page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).unicodeBidi);
    expect(mixed, selector).toBe("plaintext");
  }

  const { title, excerpt } = ODD_ARTICLES["right-to-left"];
  const directionOf = (text: string) =>
    page
      .locator("main")
      .getByText(text)
      .first()
      .evaluate((element) => getComputedStyle(element.closest("[dir]") ?? element).direction);
  await page.goto("/blog");
  expect(await directionOf(title)).toBe("rtl");
  expect(await directionOf(String(excerpt))).toBe("rtl");
  await page.goto(`/search?q=${encodeURIComponent("الأحمر")}`);
  expect(await directionOf(title)).toBe("rtl");
  expect(await directionOf(String(excerpt))).toBe("rtl");
});

test("what an article lacks leaves no gap, and its signs are shown as they are", async ({
  page,
}) => {
  await page.goto("/blog/blank-title");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blank title");
  await expect(page).toHaveTitle("Blank title");

  await page.goto("/blog/bare");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Without anything");
  await expect(page.locator("main p:empty, main img")).toHaveCount(0);
  await expect(page.getByText("1 min read").first()).toBeVisible();

  await page.goto("/blog/entities");
  const { title } = ODD_ARTICLES.entities;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(title.replace(/\s+/g, " "));

  await page.goto("/blog/wide-table");
  await expect(page.locator(".prose p").first()).toHaveText(
    /^Column 1 · Column 2 · .+ · Column 12$/,
  );

  await page.goto("/blog/deep-headings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const anchors = await page.locator(".prose [id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(anchors).size).toBe(anchors.length);
});

test.describe("once it is hydrated", () => {
  test.use({ hydrates: true });

  test("a link of a store's article to a study or a verdict of ours opens where the reader is", async ({
    page,
  }) => {
    await page.goto("/blog/dead-links");
    await page.getByRole("link", { name: "hurt less" }).click();
    const study = page.getByRole("dialog");
    await expect(study).toContainText(typeset(STUDY?.finding ?? ""));
    await page.goBack();
    await expect(study).toBeHidden();
    await page.getByRole("link", { name: "knees too" }).click();
    const verdict = page.getByRole("dialog");
    await expect(verdict).toContainText("Rests on");
    await expect(page).toHaveURL(`/blog/dead-links#ref-source-claim-${USE?.id}`);
    await verdict.getByRole("link", { name: "How sure we are, and why" }).click();
    await expect(page).toHaveURL(`/evidence/${USE?.id}`);
  });
});

/** The texts that reach past the window's right edge, and "the page" when it scrolls sideways. */
function tooWide(page: Page, part = "main"): Promise<string[]> {
  return page.evaluate((part) => {
    const width = document.documentElement.clientWidth;
    const past = [...document.querySelectorAll(`${part} *`)].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.right > width + 1;
    });
    const scrolls = document.documentElement.scrollWidth > width ? ["the page"] : [];
    return [...scrolls, ...past.map(({ tagName, textContent }) => `${tagName} ${textContent}`)];
  }, part);
}
