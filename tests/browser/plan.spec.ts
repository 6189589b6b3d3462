import { violationsInBothThemes } from "../support/accessibility-pages.ts";
import { PAIN_USE } from "../support/page-paths.ts";
import { expect, test } from "../support/site.ts";

const start = () => new Date().toISOString().slice(0, 10);
const address = () => `/plan?use=${PAIN_USE.id}&device=&irradiance=25%E2%80%9349&start=${start()}`;
const gate = "Before the plan: is it safe for you?";

for (const javaScriptEnabled of [true, false]) {
  const way = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

  test.describe(way, { tag: javaScriptEnabled ? [] : "@release" }, () => {
    test.use({ javaScriptEnabled });

    test("a plan is shown to the reader who goes through the list, and its address leads others to the list", async ({
      page,
    }) => {
      await page.goto(address());
      await expect(page.getByRole("heading", { name: gate })).toBeVisible();
      await page.getByRole("checkbox", { name: /^I have read this/ }).check();
      await page.getByRole("button", { name: "Show my plan" }).click();
      await expect(page.getByText("Decide on")).toBeVisible();
      await expect(page.getByLabel("Or your own light strength")).toHaveValue("25–49");
      expect(new URL(page.url()).search).toBe(new URL(address(), page.url()).search);
      expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });

      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Add to my calendar" }).click();
      expect((await download).suggestedFilename()).toBe(`plan-${PAIN_USE.id}.ics`);

      await page.goto(`${page.url().split("#")[0]}&asked=pain-inflammation`);
      await expect(page.getByRole("heading", { name: gate })).toBeVisible();
      await expect(page.getByText("Decide on")).toBeHidden();
    });
  });
}

test("axe finds nothing on a plan, and it prints as a diary of two sheets", {
  tag: ["@phone", "@release"],
}, async ({ page, isMobile }) => {
  await page.goto(address());
  await page.getByRole("checkbox", { name: /^I have read this/ }).check();
  await page.getByRole("button", { name: "Show my plan" }).click();
  await expect(page.getByText("Decide on")).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  const note = page.getByText("Works with any calendar");
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(note).toBeHidden();
  // A few weeks are filled in on one sheet.
  await expect(page.getByRole("table")).toHaveCSS("break-inside", "avoid");
  await page.emulateMedia({ media: null });
  if (isMobile) return;
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").split("<</Type /Page\n");
  expect(sheets.length - 1).toBeLessThanOrEqual(2);
});
