import type { Browser, LaunchOptions, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { inTheme, ONE_OF_EACH } from "../support/accessibility-pages.ts";
import {
  addStyle,
  installContrast,
  lostText,
  SPACING,
  unmarkedFocus,
} from "../support/accessibility-sight.ts";
import { UNLISTED_PATHS } from "../support/page-paths.ts";
import { press } from "../support/press.ts";
import { expect, test } from "../support/site.ts";

test("nothing is lost in what opens over a page, at 320 px and with wide spacing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await addStyle(page, SPACING);
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("sleep");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect.soft(await lostText(page), "search").toEqual([]);
  await page.keyboard.press("Escape");
  await press(page.getByRole("button", { name: "Watch Introduction" }));
  await expect(page.getByRole("dialog", { name: /Red light therapy in/ })).toBeVisible();
  expect.soft(await lostText(page), "introduction").toEqual([]);
  await page.keyboard.press("Escape");
  await press(page.getByRole("button", { name: "Menu", exact: true }));
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect.soft(await lostText(page), "menu").toEqual([]);
});

for (const width of [390, 1280]) {
  test(`with the browser's text at twice its size, all text is larger and none is lost, at ${width} px`, async ({
    playwright,
    launchOptions,
    site,
  }) => {
    const browser = await withLargeText(playwright, launchOptions);
    const page = await browser.newPage({ baseURL: site.url, viewport: { width, height: 900 } });
    for (const path of ONE_OF_EACH) {
      await page.goto(path);
      await page.locator("main details").evaluateAll((folds: HTMLDetailsElement[]) => {
        for (const fold of folds) fold.open = true;
      });
      expect.soft(await lostText(page), path).toEqual([]);
      expect.soft(await smallText(page), path).toEqual([]);
    }
    await browser.close();
  });
}

/** Text under 24 px, where the browser's own is 32. The words of drawings keep their size. */
function smallText(page: Page): Promise<string[]> {
  return page
    .locator("body *:not(script, style, svg *)")
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            [...element.childNodes].some(
              ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
            ) && Number.parseFloat(getComputedStyle(element).fontSize) < 24,
        )
        .map(({ textContent }) => textContent.slice(0, 60)),
    );
}

function withLargeText(
  playwright: PlaywrightWorkerArgs["playwright"],
  launchOptions: LaunchOptions,
): Promise<Browser> {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  return playwright.chromium.launch({ ...launchOptions, args });
}

test("with the browser's text at twice its size, names keep their column and nothing is wider than the window", async ({
  playwright,
  launchOptions,
  site,
}) => {
  const browser = await withLargeText(playwright, launchOptions);
  const page = await browser.newPage({ baseURL: site.url });
  for (const [path, width] of [
    ["/benefits/pain-inflammation", 820],
    ["/benefits/pain-inflammation", 1000],
    ["/red-light-101", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.locator("main details").evaluateAll((folds: HTMLDetailsElement[]) => {
      for (const fold of folds) fold.open = true;
    });
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path}, ${width} px`)
      .toBe(width);
    const names = await page
      .locator("main .use-row h3, main .forest-use")
      .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().width));
    expect.soft(Math.min(150, ...names), `${path}, ${width} px`).toBe(150);
  }
  await browser.close();
});

const FOCUS_PARTS = 4;

for (let part = 0; part < FOCUS_PARTS; part += 1) {
  // One page of each template, and those that have none in common.
  test(`every control shows the focus, in both themes and in forced colours, where icons and figures can be seen, part ${part + 1} of ${FOCUS_PARTS}`, async ({
    page,
  }) => {
    const paths = [...new Set([...ONE_OF_EACH, ...UNLISTED_PATHS])];
    for (const path of paths.filter((_, position) => position % FOCUS_PARTS === part)) {
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
      await page.goto(path);
      for (const theme of ["light", "dark"] as const) {
        await inTheme(page, theme);
        expect.soft(await unmarkedFocus(page), `${path}, ${theme}`).toEqual([]);
      }
      if (!ONE_OF_EACH.includes(path)) continue;
      await inTheme(page, "light");
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        expect.soft(await unmarkedFocus(page), `${path}, forced ${colorScheme}`).toEqual([]);
        expect.soft(await faintDrawings(page), `${path}, forced ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test("every control of what opens over a page shows the focus", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await press(page.getByRole("button", { name: "Watch Introduction" }));
  await expect(page.getByRole("dialog", { name: /Red light therapy in/ })).toBeVisible();
  expect.soft(await unmarkedFocus(page), "introduction").toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("zzzz");
  await expect(page.getByText("No results found").last()).toBeVisible();
  expect.soft(await unmarkedFocus(page), "search").toEqual([]);
  await page.keyboard.press("Escape");
  if (!isMobile) return;
  await press(page.getByRole("button", { name: "Menu", exact: true }));
  expect.soft(await unmarkedFocus(page), "menu").toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colours (${colorScheme}) states can be seen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/benefits");
    const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
    expect(await standsOut(page, await current.evaluate(underline))).toBe(true);
    await page.goto("/blog/protocols#a-two-protocols");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.locator("[aria-current]")).toHaveText("Two protocols");
    const borders = await contents
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderLeftColor));
    const seen = await Promise.all(borders.map((colour) => standsOut(page, colour)));
    expect(seen.filter(Boolean)).toHaveLength(1);
    await page.goto("/");
    await press(page.getByRole("button", { name: "Watch Introduction" }));
    await expect(page.getByRole("dialog", { name: /Red light therapy in/ })).toBeVisible();
    expect.soft(await faintDrawings(page), "introduction").toEqual([]);
  });
}

const underline = (entry: Element) => getComputedStyle(entry, "::after").borderBottomColor;

/** Whether a colour stands out from the page: 3:1. */
async function standsOut(page: Page, colour: string): Promise<boolean> {
  await installContrast(page);
  return page.evaluate(
    (colour) => window.contrast(colour, window.surfaceOf(document.body)) >= 3,
    colour,
  );
}

/** Icons under 3:1, figures without a mark of 3:1, and texts of figures under 4.5:1 on what is behind them. */
async function faintDrawings(page: Page): Promise<string[]> {
  await installContrast(page);
  return page.evaluate(() => {
    const faint: string[] = [];
    for (const icon of document.querySelectorAll("svg.lucide")) {
      if (!icon.checkVisibility({ visibilityProperty: true })) continue;
      const ratio = window.contrast(getComputedStyle(icon).stroke, window.surfaceOf(icon));
      if (ratio < 3) faint.push(`${icon.classList.item(1)} ${ratio.toFixed(1)}`);
    }
    for (const figure of document.querySelectorAll(
      "main :is(figure svg, .outcome-marks, .dots, .forest-plot):not(svg svg, .light-axis)",
    )) {
      const marks = [...figure.querySelectorAll("path, line, rect, circle")];
      if (marks.length === 0 || !figure.checkVisibility({ visibilityProperty: true })) continue;
      const ground = window.surfaceOf(figure);
      const ratios = marks.flatMap((mark) => {
        const { fill, stroke } = getComputedStyle(mark);
        // A pattern or a gradient has colours of its own.
        const colours = [fill, stroke].filter((colour) => !/^none|url/.test(colour));
        return colours.map((colour) => window.contrast(colour, ground));
      });
      if (ratios.length > 0 && Math.max(...ratios) < 3)
        faint.push(`figure ${figure.outerHTML.slice(0, 80)} ${Math.max(...ratios).toFixed(1)}`);
    }
    for (const text of document.querySelectorAll("svg text")) {
      // A text with a colour of its own is on a drawn ground.
      if (!text.checkVisibility({ visibilityProperty: true }) || text.hasAttribute("fill"))
        continue;
      const ratio = window.contrast(getComputedStyle(text).fill, window.surfaceOf(text));
      if (ratio < 4.5) faint.push(`${text.textContent} ${ratio.toFixed(1)}`);
    }
    return faint;
  });
}
