import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";

/** Pages that no sitemap names, with and without something to show. */
export const UNLISTED = [
  "/search",
  "/search?q=sleep",
  "/search?q=zzzz",
  "/nothing-here",
  "/guide",
  "/newsletter/subscribe",
  "/newsletter/thank-you",
  "/newsletter/confirm/none",
  "/unsubscribe/none",
];

/** One page of every template, the busiest of its kind. */
export const ONE_OF_EACH = [
  "/",
  "/red-light-101",
  "/benefits",
  "/benefits/pain-inflammation",
  "/blog",
  "/blog/protocols",
  "/webinars/perfectio-x",
  "/search?q=sleep",
  "/nothing-here",
  "/newsletter/subscribe",
];

/** The paths of the sitemap. */
export async function listedPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const locations = sitemap.matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(locations, ([, address]) => new URL(address ?? "").pathname);
}

/** Puts the page, as it is, in this theme, with its colours there at once. */
export async function inTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((dark) => {
    document.documentElement.classList.toggle("dark", dark);
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }, theme === "dark");
}

/**
 * What axe finds wrong in this part of the page as it is, in this theme: WCAG 2.2 A and AA and best
 * practices, the size of targets included, which is off by default.
 */
export async function violations(
  page: Page,
  theme: "light" | "dark",
  part = "html",
): Promise<unknown[]> {
  await inTheme(page, theme);
  const axe = axeOn(page)
    .include(part)
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  return brokenRules(axe);
}

/** What another theme may change of it: the colours. */
export async function colourViolations(page: Page, theme: "light" | "dark"): Promise<unknown[]> {
  await inTheme(page, theme);
  return brokenRules(axeOn(page).withRules(["color-contrast", "link-in-text-block"]));
}

// There are no frames; without this every run opens a page of its own, which takes 4 times as long.
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function brokenRules(axe: AxeBuilder): Promise<unknown[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
}
