import type { Locator, Page } from "@playwright/test";
import { expectArrival } from "../support/accessibility-focus.ts";
import { expect, test } from "../support/site.ts";

// A phone as it comes: nothing has been touched before the reader's first tap.
test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  hydrates: false,
});

/** What a reader's way takes: taps, each on something that has come into view. */
function startWalk() {
  const way = { taps: 0 };
  const see = async (target: Locator) => {
    await expect(target).toBeVisible();
    await target.scrollIntoViewIfNeeded();
  };
  const tap = async (target: Locator) => {
    await see(target);
    await target.tap();
    way.taps++;
  };
  return { way, see, tap };
}

/** Opens the menu and takes one of its links. */
async function chooseInMenu(page: Page, tap: (target: Locator) => Promise<void>, name: string) {
  await tap(page.getByRole("button", { name: /menu/i }).first());
  await tap(page.getByRole("dialog").getByRole("link", { name, exact: true }));
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectArrival(page, /./);
}

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("does it help my pain, and with which dose: 2 taps", { tag: "@release" }, async ({ page }) => {
  const { way, see, tap } = startWalk();
  await chooseInMenu(page, tap, "Pain & Inflammation");
  const answer = page.locator("#answer");
  await see(answer.getByRole("heading").first());
  await see(answer.getByText(/\b(may|probably|don’t know|no study)\b/).first());
  await see(answer.getByText(/our plan, not tested in a trial/).first());
  expect(way).toEqual({ taps: 2 });
});

test("compare two types of device: 2 taps", async ({ page }) => {
  const { way, see, tap } = startWalk();
  await tap(page.getByRole("main").getByRole("link", { name: "Compare devices", exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare devices");
  await tap(page.getByRole("button", { name: "Compare", exact: true }));
  await expect(page).toHaveURL(/\/devices\?.*#answer$/);
  await see(page.locator("h2#answer-name, #answer h2").first());
  await see(page.getByText("Light strength (irradiance)", { exact: true }).first());
  expect(way).toEqual({ taps: 2 });
});
