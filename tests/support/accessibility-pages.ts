import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import {
  HAIR_USE,
  PAIN_USE,
  SKIN_USE,
  STUDY_PAGE,
  sitemapPaths,
  UNLISTED_PATHS,
  USE_PAGE,
} from "./page-paths.ts";
import type { RunningServer } from "./running-server.ts";

/** Before today's plan: one in the past is refused. The plan itself has its test in plan.spec.ts. */
const BEFORE_PLAN = `/plan?use=${HAIR_USE.id}&start=${new Date().toISOString().slice(0, 10)}`;

/** The busiest page of every template. */
export const ONE_OF_EACH = [
  "/",
  "/red-light-101",
  "/benefits",
  "/benefits/pain-inflammation",
  "/light-in-skin",
  "/blog",
  "/blog/tagged/dose",
  "/blog/protocols",
  `/dose?use=${SKIN_USE.id}&claim=100&at=15cm&distance=46cm&minutes=10&area=256cm²&nm=633`,
  "/ask-first",
  `/plan?use=${PAIN_USE.id}&irradiance=abc&start=2026-02-30`,
  BEFORE_PLAN,
  "/diary",
  "/devices?a=pain-pad&b=own&use=pain-inflammation&claim=100&at=15cm&distance=46cm&nm=660",
  "/spec-sheet?watts=200&leds=200&ledWatts=5&width=30cm&height=60cm&irradiance=200&at=30cm&coverHeight=x&nm=660&fda=cleared",
  `/evidence?use=${PAIN_USE.id}&light=laser&part=nose`,
  "/evidence?view=table",
  "/open-data",
  "/changes?topic=pain&kind=correction",
  USE_PAGE,
  "/webinars/perfectio-x",
  "/studies?design=randomised+controlled+trial&nm=printed&people-from=many&year-from=2010&year-to=2000",
  STUDY_PAGE,
  "/search?q=sleep",
  "/privacy",
  "/no-such-page",
  "/newsletter/subscribe",
  `/alerts/subscribe?topic=claims/${PAIN_USE.id}`,
];

export async function everyPage(site: Pick<RunningServer, "url">): Promise<string[]> {
  return [...(await sitemapPaths(site.url)), ...UNLISTED_PATHS];
}

/** Switches the theme without transitions. */
export async function inTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((dark) => {
    document.documentElement.classList.toggle("dark", dark);
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }, theme === "dark");
}

/** axe's findings in one theme: WCAG 2.2 A and AA, best practices, and the size of targets. */
export async function violations(
  page: Page,
  theme: "light" | "dark",
  part = "html",
): Promise<unknown[]> {
  await inTheme(page, theme);
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  return brokenRules(page, part, { type: "tag", values: tags });
}

/** Everything in the light theme, the colours in the dark one. */
export async function violationsInBothThemes(page: Page, part = "html"): Promise<unknown[]> {
  return [
    ...(await violations(page, "light", part)),
    ...(await colourViolations(page, "dark", part)),
  ];
}

export async function colourViolations(
  page: Page,
  theme: "light" | "dark",
  part = "html",
): Promise<unknown[]> {
  await inTheme(page, theme);
  const rules = ["color-contrast", "link-in-text-block"];
  return brokenRules(page, part, { type: "rule", values: rules });
}

/** Its own `source` is twice as long. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * Reads axe into a page once: Playwright's builder does it twice for every run. What is behind an open dialog is inert,
 * and taken away meanwhile: axe would go through all of it.
 */
async function brokenRules(
  page: Page,
  part: string,
  runOnly: axe.RunOnly,
): Promise<[rule: string, html: string[]][]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(AXE);
    // The next visit has it by itself, in half the time.
    await page.addInitScript(AXE);
  }
  return page.evaluate(
    async ([part, runOnly]) => {
      const places = new Map<Comment, Element>();
      let kept = document.querySelector("dialog:modal");
      // Words are pale while a dialog or a menu fades in. What pulses has no end.
      const fading = document.getAnimations().filter(({ playState, effect }) => {
        return playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
      });
      await Promise.allSettled(fading.map(({ finished }) => finished));
      for (; kept && kept !== document.body; kept = kept.parentElement) {
        for (const other of kept.parentElement?.children ?? []) {
          if (other !== kept) places.set(new Comment(), other);
        }
      }
      for (const [place, other] of places) other.replaceWith(place);
      const { violations } = await window.axe.run(part, {
        runOnly,
        resultTypes: ["violations"],
        // There are neither frames nor style sheets of other sites.
        iframes: false,
        preload: false,
        rules: { "target-size": { enabled: true } },
      });
      for (const [place, other] of places) place.replaceWith(other);
      return violations.map(({ id, nodes }): [string, string[]] => [
        id,
        nodes.map(({ html }) => html.slice(0, 200)),
      ]);
    },
    [part, runOnly] as const,
  );
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it adds to another one
  interface Window {
    axe: typeof axe;
  }
}
