import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { sitemapPaths, UNLISTED_PATHS } from "./page-paths.ts";
import type { RunningServer } from "./running-server.ts";

/** Before a plan from today on: one of the past is refused. The plan itself has its test in plan.spec.ts. */
const BEFORE_PLAN = `/plan?use=hair-loss-men&start=${new Date().toISOString().slice(0, 10)}`;

/** One page of every template, the busiest of its kind. */
export const ONE_OF_EACH = [
  "/",
  "/red-light-101",
  "/benefits",
  "/benefits/pain-inflammation",
  "/light-in-skin",
  "/blog",
  "/blog/tagged/dose",
  "/blog/protocols",
  "/dose?use=facial-wrinkles&claim=100&at=15&distance=46&minutes=10&area=256&nm=633",
  "/ask-first",
  "/plan?use=knee-osteoarthritis&irradiance=abc&start=2026-02-30",
  BEFORE_PLAN,
  "/devices?a=pain-pad&b=own&use=pain-inflammation&claim=100&at=15&distance=46&nm=660",
  "/spec-sheet?watts=200&leds=200&ledWatts=5&width=30&height=60&irradiance=200&at=30&coverHeight=x&nm=660&fda=cleared",
  "/evidence?use=neck-pain&light=laser&part=nose",
  "/evidence?view=table",
  "/open-data",
  "/changes?topic=pain&kind=correction",
  "/evidence/knee-osteoarthritis",
  "/webinars/perfectio-x",
  "/studies?design=randomised+controlled+trial&nm=printed&people-from=many&year-from=2010&year-to=2000",
  "/studies/stausholm-2019",
  "/search?q=sleep",
  "/privacy",
  "/no-such-page",
  "/newsletter/subscribe",
  "/alerts/subscribe?topic=claims/neck-pain",
];

/** The paths of the sitemap, and those that it does not list. */
export async function everyPage(site: RunningServer): Promise<string[]> {
  return [...(await sitemapPaths(site.url)), ...UNLISTED_PATHS];
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
  const axe = axeOn(page, part).withTags([
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
  ]);
  return brokenRules(axe);
}

/** What axe finds wrong in the light theme, and in the dark one in what a theme may change: the colours. */
export async function violationsInBothThemes(page: Page, part = "html"): Promise<unknown[]> {
  return [
    ...(await violations(page, "light", part)),
    ...(await colourViolations(page, "dark", part)),
  ];
}

/** What another theme may change of it: the colours. */
export async function colourViolations(
  page: Page,
  theme: "light" | "dark",
  part = "html",
): Promise<unknown[]> {
  await inTheme(page, theme);
  return brokenRules(axeOn(page, part).withRules(["color-contrast", "link-in-text-block"]));
}

// There are no frames; without legacy mode every run opens a page of its own, which takes 4 times as long. Nor
// is there a recording that it would have to fetch first.
const axeOn = (page: Page, part: string) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({
      resultTypes: ["violations"],
      preload: false,
      rules: { "target-size": { enabled: true } },
    });

async function brokenRules(axe: AxeBuilder): Promise<unknown[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
}
