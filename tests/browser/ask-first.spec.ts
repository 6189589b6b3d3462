import type { Page } from "@playwright/test";
import * as site from "#app/site.config.ts";
import { expect, test } from "../support/site.ts";

const tick = (page: Page, name: string) => page.getByRole("checkbox", { name }).check();
const answer = (page: Page) =>
  page.getByText("I take amiodarone, or stopped in the last few months");

for (const javaScriptEnabled of [true, false]) {
  const way = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

  test.describe(way, { tag: javaScriptEnabled ? [] : "@release" }, () => {
    test.use({ javaScriptEnabled });

    test("a tick shows its answer, sends nothing, leaves the address alone, and is forgotten by a reload and the way back", async ({
      page,
    }) => {
      await page.goto("/ask-first");
      const address = page.url();
      await expect(answer(page)).toBeHidden();
      await page.waitForLoadState("networkidle");
      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.url()));

      await tick(page, "Amiodarone");
      await tick(page, "Lupus");
      await expect(answer(page)).toBeVisible();
      await expect(page.getByText("My lupus reacts to light")).toBeVisible();
      // Enter in a form of one button would send it.
      await page.getByRole("checkbox", { name: "Lupus" }).press("Enter");
      await page.getByRole("button", { name: "Clear all" }).click();
      await expect(answer(page)).toBeHidden();

      // The page's own scripts come with the first sign of intent; what was ticked goes nowhere.
      expect(sent.filter((url) => !new URL(url).pathname.startsWith("/assets/"))).toEqual([]);
      expect(page.url()).toBe(address);
      expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });

      // A reload, and the way back, forget what was ticked.
      await tick(page, "Amiodarone");
      await page.reload();
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await tick(page, "Amiodarone");
      await page.goto("/blog");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is it safe for me?");
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    });
  });
}

test("a screen reader is told how many apply, and whom to ask; a source opens where the reader is, and the ticks stay", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto("/ask-first");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await tick(page, "Amiodarone");

  await test.step("a source opens without asking the server", async () => {
    const item = page.getByRole("listitem").filter({ hasText: "Amiodarone for heart rhythm" });
    await item
      .getByRole("link", { name: /^Reference/ })
      .first()
      .click();
    const source = page.getByRole("dialog");
    await expect(source).toContainText("Cambridge University Hospitals NHS");
    expect(asked.filter((path) => !path.startsWith("/assets/"))).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(source).toBeHidden();
    await expect(answer(page)).toBeVisible();
  });

  await tick(page, "Lupus");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText(
    "2 apply to you. Ask your pharmacist about 1, your doctor about 1.",
  );
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(status).toHaveText("Nothing is checked.");
});

test("what applies prints as a note of two sheets at most, and nothing else", {
  tag: "@release",
}, async ({ page }) => {
  await page.goto("/ask-first");
  const names = ["Isotretinoin", "Doxycycline", "Amiodarone", "Pregnancy", "Tattoos", "Lupus"];
  for (const name of [...names, "Disease of the retina", "Migraine"]) await tick(page, name);
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").split("<</Type /Page\n");
  expect(sheets.length - 1).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: "print" });
  await expect(answer(page)).toBeVisible();
  await expect(page.getByText("Call 911 or go to the emergency room")).toBeVisible();
  await expect(page.getByText(new RegExp(`^${site.name}: .*/ask-first$`))).toBeVisible();
  const [listOf, changed] = await page
    .locator("main time")
    .evaluateAll((dates) => dates.map((date) => date.getAttribute("datetime")));
  expect(listOf).toBe(changed);
  await expect(page.getByText("This list is from").locator("time")).toBeVisible();
  await expect(page.getByText("Methotrexate", { exact: true })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Sources" })).toBeHidden();
  await expect(page.getByRole("checkbox").filter({ visible: true })).toHaveCount(0);
});
