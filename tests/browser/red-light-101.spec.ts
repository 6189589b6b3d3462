import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const ANCHORS = [
  "introduction",
  "science",
  "benefits",
  "devices",
  "protocols",
  "safety",
  "getting-started",
];

test("the table of contents leads to the seven sections, and its mark follows the reader", async ({
  page,
}) => {
  // Each smooth jump takes a second.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/red-light-101");
  await openContents(page);
  await test.step("the mark follows the reader who scrolls", async () => {
    const marked = contents(page).locator("[aria-current]");
    await expect(marked).toHaveCount(0);
    await scrollTo(page, "science");
    await expect(marked).toHaveAttribute("href", "#science");
    await scrollTo(page, "safety");
    await expect(marked).toHaveAttribute("href", "#safety");
  });

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

test("the peaks of the reader's device fill the dots near them, without JavaScript too", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
  await page.goto("/red-light-101");
  await page.getByLabel("Peaks of your device, in nm").fill("850");
  await page.getByRole("button", { name: "Show the studies" }).click();
  await expect(page).toHaveURL("/red-light-101?nm=850#your-light");
  const fillAt = (name: RegExp) =>
    page
      .getByRole("link", { name })
      .filter({ visible: true })
      .locator("circle")
      .first()
      .evaluate((dot) => getComputedStyle(dot).fill);
  expect(await fillAt(/\b850 nm/)).not.toBe(await fillAt(/\b6\d\d nm/));
  await page.close();
});

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

test("on a phone tables are folded, of labelled rows, and a bar says where in the guide the reader is", {
  tag: ["@phone-release", "@release"],
}, async ({ page, isMobile }) => {
  await page.goto("/red-light-101");

  await test.step("tables become labelled rows, under a line that opens them", async () => {
    const fold = page.locator("section[aria-labelledby=devices] details.phone-fold").first();
    const table = fold.locator("table");
    if (isMobile) {
      await expect(table).toBeHidden();
      await fold.locator("summary").click();
    }
    const cell = table.getByRole("cell").first();
    await expect(cell).toBeVisible();
    const [, column] = await table.getByRole("columnheader").allTextContents();
    const label = await cell.evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(label).toBe(isMobile ? `"${column}"` : "none");
  });

  await test.step("drawings that are left out until they are near keep their room, and nothing is cut off them", async () => {
    const drawings = page.locator(".when-near").filter({ visible: true });
    const heights = () =>
      drawings.evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().height));
    const before = await heights();
    expect(before).toHaveLength(3);
    expect(await leftOut(drawings.last())).toBe(true);
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect.poll(() => leftOut(drawing)).toBe(false);
      expect(await overhang(drawing)).toBeLessThanOrEqual(12);
    }
    expect(await heights()).toEqual(before);
  });

  await test.step("on a dot of the spectrum its own target is hit", async () => {
    const figures = page
      .locator("svg.dots", { has: page.getByText(/studies by wavelength/i) })
      .filter({ visible: true });
    await expect(figures).toHaveCount(1);
    expect(await missedDots(figures)).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  });

  await test.step("a bar says where the reader is, and leads to the chapters beside", async () => {
    const bar = page.getByRole("navigation", { name: "Chapters" });
    if (!isMobile) return expect(bar).toBeHidden();
    await expect(bar).not.toBeInViewport();
    await scrollTo(page, "science");
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText("2 of 7");
    const minutes = async () => Number(/(\d+) min left/.exec(await bar.innerText())?.[1]);
    const before = await minutes();
    await bar.getByRole("link", { name: /^Next chapter: Benefits/ }).click();
    await expect(page).toHaveURL(/#benefits$/);
    await expect(bar).toContainText("3 of 7");
    expect(await minutes()).toBeLessThan(before);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar of a phone names no chapter as the reader's", {
    tag: ["@phone-only", "@release"],
  }, async ({ page }) => {
    await page.goto("/red-light-101#devices");
    const bar = page.getByRole("navigation", { name: "Chapters" });
    await expect(bar.getByText("The long guide", { exact: true })).toBeVisible();
    await expect(bar).not.toContainText("1 of 7");
    // No chapter is the next one of a reader who may be anywhere.
    await bar.getByRole("link").click();
    await expect(
      contents(page).getByRole("link", { name: "Devices: what to buy" }),
    ).toBeInViewport();
  });
});

function missedDots(figure: Locator): Promise<string[]> {
  return figure.evaluate((drawing) => {
    drawing.scrollIntoView({ block: "center", behavior: "instant" });
    return [...drawing.querySelectorAll("circle")].flatMap((dot) => {
      const { x, y, width, height } = dot.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)?.closest("a");
      return hit?.contains(dot) ? [] : `${dot.parentNode?.textContent}`;
    });
  });
}

function leftOut(drawing: Locator): Promise<boolean> {
  return drawing.evaluate((element) => {
    const mark = element.querySelector("text");
    return mark?.checkVisibility({ contentVisibilityAuto: true }) === false;
  });
}

/** How far its marks reach out of it, in px. */
function overhang(drawing: Locator): Promise<number> {
  return drawing.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const marks = [...element.querySelectorAll("text, path, line, circle, rect")].map((mark) =>
      mark.getBoundingClientRect(),
    );
    return Math.max(
      ...marks.flatMap(({ left, right, top, bottom }) => [
        own.left - left,
        right - own.right,
        own.top - top,
        bottom - own.bottom,
      ]),
    );
  });
}
