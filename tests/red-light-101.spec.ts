import type { Page } from "@playwright/test";
import { violations } from "./accessibility-pages.ts";
import { expect, test } from "./site.ts";

const ANCHORS = [
  "introduction",
  "science",
  "benefits",
  "devices",
  "protocols",
  "safety",
  "getting-started",
];

const GUIDES = [
  "/guide/what-is-red-light-therapy",
  "/guide/getting-started",
  "/guide/safety",
  "/guide/protocols",
  "/guide/wavelengths",
  "/guide/faq",
];

test("has its title, description and address", async ({ page }) => {
  await page.goto("/red-light-101");
  await expect(page).toHaveTitle(/Red Light 101/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{50,160}/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/red-light-101$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Red Light 101");
});

test("the hub has six guides, each with what a reader wants to know first", async ({
  page,
  request,
}) => {
  await page.goto("/red-light-101");
  const cards = page.getByRole("region", { name: "Six guides" }).getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const [index, href] of GUIDES.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("link")).toHaveAttribute("href", href);
    await expect(card).toContainText(/(Beginner|Intermediate), \d+ min read/);
    await expect(card.getByRole("img", { name: /^Popularity [1-5] of 5$/ })).toBeVisible();
    await expect(card).toContainText(/[\d,]+ completions/);
    expect((await request.get(href)).status()).toBe(200);
  }
});

test("the learning path goes through them in the spec's order", async ({ page }) => {
  await page.goto("/red-light-101");
  const steps = page.getByRole("region", { name: "A path through them" }).getByRole("listitem");
  await expect(steps.getByRole("heading")).toHaveText([
    "What it is",
    "Getting started",
    "Safety",
    "Protocols",
    "Red vs near-infrared",
    "FAQ",
  ]);
  for (const [index, href] of GUIDES.entries()) {
    await expect(steps.nth(index).getByRole("link")).toHaveAttribute("href", href);
  }
});

test("the table of contents leads to the seven sections and marks the one being read", async ({
  page,
}) => {
  await page.goto("/red-light-101");
  await openContents(page);
  const links = contents(page).getByRole("link");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(ANCHORS.map((anchor) => `#${anchor}`));
  for (const [index, anchor] of ANCHORS.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    await expect(contents(page).locator("[aria-current]")).toHaveAttribute("href", `#${anchor}`);
  }
});

test("the mark follows the reader who scrolls", async ({ page }) => {
  await page.goto("/red-light-101");
  await openContents(page);
  const marked = contents(page).locator("[aria-current]");
  await expect(marked).toHaveCount(0);
  await scrollTo(page, "science");
  await expect(marked).toHaveAttribute("href", "#science");
  await scrollTo(page, "safety");
  await expect(marked).toHaveAttribute("href", "#safety");
});

for (const anchor of ANCHORS) {
  test(`#${anchor} opens the page at its section, under the header`, async ({ page }) => {
    await page.goto(`/red-light-101#${anchor}`);
    const heading = page.locator(`h2#${anchor}`);
    await expect(heading).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  });
}

test("figures are numbered in order and described", async ({ page }) => {
  await page.goto("/red-light-101");
  const captions = page.locator("figcaption > strong");
  await expect(captions).toHaveText(["Fig. 1", "Fig. 2", "Fig. 3", "Fig. 4", "Fig. 5"]);
});

test("a citation leads to its reference and back, which opens other sites in a new tab", async ({
  page,
}) => {
  await page.goto("/red-light-101");
  const marker = page.locator("#cite-hadis-2016-1");
  await marker.click();
  const reference = page.locator("#ref-hadis-2016");
  await expect(reference).toBeFocused();
  const outside = reference.locator('a[href^="https:"]');
  expect(await outside.count()).toBeGreaterThan(0);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
  await reference.getByRole("link", { name: /place 1 of/ }).click();
  await expect(marker).toBeFocused();
});

test("tables become labelled rows on a phone", { tag: "@phone" }, async ({ page, isMobile }) => {
  await page.goto("/red-light-101");
  const table = page.getByRole("table", { name: "Device types and what they cost" });
  const price = table
    .getByRole("row", { name: /^Desktop panels/ })
    .getByRole("cell")
    .first();
  await expect(price).toHaveText("$200–$800");
  const label = await price.evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toBe(isMobile ? '"Price range"' : "none");
  await expect(table.getByRole("columnheader")).toHaveCount(4);
});

test("says that it is no medical advice", async ({ page }) => {
  await page.goto("/red-light-101");
  await expect(page.getByRole("main").getByRole("note")).toContainText(
    "Not medical advice. This guide is educational and not a substitute for professional advice.",
  );
});

test("reads and jumps without JavaScript", async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
  await page.goto("/red-light-101");
  await openContents(page);
  await contents(page).getByRole("link").nth(4).click();
  await expect(page.locator("#protocols")).toBeInViewport();
  await page.close();
});

for (const theme of ["light", "dark"] as const) {
  test(`axe finds nothing in the ${theme} theme with the contents open`, async ({ page }) => {
    await page.goto("/red-light-101");
    await openContents(page);
    expect(await violations(page, theme)).toEqual([]);
  });
}

/** The table of contents that this width shows. */
function contents(page: Page) {
  return page.getByRole("navigation", { name: "On this page" }).filter({ visible: true });
}

async function openContents(page: Page) {
  const folded = page.locator("summary", { hasText: "On this page" });
  if (await folded.isVisible()) await folded.click();
}

/** Scrolls as a reader does, until a section's heading is at the top of the window. */
async function scrollTo(page: Page, anchor: string) {
  await page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top: top - 100, behavior: "instant" });
  }, anchor);
}
