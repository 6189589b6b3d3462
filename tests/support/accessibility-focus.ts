import type { Locator, Page } from "@playwright/test";
import { expect } from "./site.ts";

export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let step = 0; step < 150; step += 1) {
    const there = await target.evaluateAll((elements) =>
      elements.some((element) => element === document.activeElement),
    );
    if (there) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** The new page has the focus, and its title was announced. */
export async function expectArrival(page: Page, path: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) =>
    typeof path === "string" ? pathname === path : path.test(pathname),
  );
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("body > [aria-live=polite]")).toHaveText(await page.title());
}

export async function expectFocusInMain(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector("main")?.contains(document.activeElement)),
    )
    .toBe(true);
}

/** For `page.evaluate`, like the one below. */
export function countControls(): number {
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]",
  );
  return [...controls].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
  ).length;
}

export function hiddenStop(): string {
  const stop = document.activeElement;
  if (!stop) return "nothing";
  const { left, top, right, bottom } = stop.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 0), window.innerWidth - 1);
  const bar = stop.closest("header.sticky, body > a") ? 0 : 67;
  const seen = bottom > bar && top < window.innerHeight && right > 0 && left < window.innerWidth;
  const y = Math.min(Math.max((top + bottom) / 2, bar + 1), window.innerHeight - 1);
  const hit = document.elementFromPoint(x, y);
  const covered = hit !== null && !stop.contains(hit) && !hit.contains(stop);
  return seen && !covered ? "" : stop.outerHTML.slice(0, 160);
}
